import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/**
 * Serves a folder under a sub-path, as a project's pages are served, on a free port.
 * @param {string} folder
 * @returns {Promise<{ base: string, close: () => void }>} the address, without a slash at its end
 */
export function serve(folder) {
  const prefix = '/sub/path'
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = decodeURIComponent(pathname.slice(prefix.length))
    const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path))
    const isThere =
      pathname.startsWith(prefix) &&
      file.startsWith(folder) &&
      extname(file) !== '' &&
      existsSync(file)
    if (!isThere) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=600',
    })
    response.end(readFileSync(file))
  })
  return new Promise((resolve) => {
    server.listen(Number(process.env['PORT'] ?? 0), () => {
      const address = server.address()
      if (address === null || typeof address === 'string')
        throw new Error('The server listens on no port.')
      resolve({ base: `http://localhost:${address.port}${prefix}`, close: () => server.close() })
    })
  })
}
