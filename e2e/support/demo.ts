import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, '.cache/demo')
/** As on a host that gives each project a path of its own. */
const basePath = '/timber/demo'
/** Beside the server's. */
const port = Number(process.env['E2E_PORT'] ?? 4180) + 1

export const demoUrl = `http://127.0.0.1:${port}${basePath}/`

/** Builds the demo that carries its backend with it. */
export async function buildDemo(): Promise<void> {
  const vite = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ]
  await promisify(execFile)(process.execPath, vite, {
    cwd: root,
    env: { ...process.env, VITE_MOCK: '1' },
  })
}

/** Serves its files and nothing else, until the tests end: an address without a file is a 404. */
export function serveDemo(): void {
  const app = new Hono().use(
    `${basePath}/*`,
    serveStatic({ root: folder, rewriteRequestPath: (url) => url.slice(basePath.length) }),
  )
  serve({ fetch: app.fetch, hostname: '127.0.0.1', port }).unref()
}
