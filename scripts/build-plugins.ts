import { readdir, readFile, writeFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { hashBuildInputs, stampName } from './build-inputs.mjs'

const COMPRESSIBLE = /\.(html|js|css|json|svg|webmanifest|wasm|txt)$/

/**
 * Writes `.br` and `.gz` beside every text file of the build at the highest setting, so that the
 * server never compresses them.
 */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'timberdesk:precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
        await Promise.all(files.map((entry) => compress(path.join(entry.parentPath, entry.name))))
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const [brotlied, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotlied), writeFile(`${file}.gz`, gzipped)])
}

/** Stores a hash of the build's inputs, so that `npm start` can reuse a fresh build. */
export function stampBuild(): Plugin {
  let root = ''
  let folder = ''
  let stamp = ''
  return {
    name: 'timberdesk:stamp-build',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = path.resolve(root, config.build.outDir)
    },
    // Hashed before files are read, so that a change during the build makes the stamp stale.
    buildStart() {
      stamp = hashBuildInputs(root)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => writeFile(path.join(folder, stampName), stamp),
    },
  }
}

/**
 * Removes the mock's service worker from a build for a real server, because it would answer in the
 * server's place. The build fails if it contains other code of the mock. With `VITE_MOCK` set, the
 * build is a demo without a server.
 */
export function removeMockFiles(): Plugin {
  let folder = ''
  let isMock = false
  return {
    name: 'timberdesk:release-files',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir)
      isMock = Boolean(config.env['VITE_MOCK'])
    },
    generateBundle(_options, bundle) {
      if (isMock) return
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      )
      const mockModule = modules.find(
        (id) => id.includes('/mocks/') || id.includes('/node_modules/msw/'),
      )
      if (mockModule !== undefined)
        this.error(`The build for a server contains code of the mock: ${mockModule}`)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!isMock) await rm(path.join(folder, 'mockServiceWorker.js'), { force: true })
      },
    },
  }
}
