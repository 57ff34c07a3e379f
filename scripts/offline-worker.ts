import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * True if browsers cache the file for use without a network: no hidden file, source map or
 * compressed copy, and no database of a demo, which stores its own copy.
 */
const isCached = (file: string) =>
  !/(^|\/)\.|\.(map|br|gz|sqlite)$|^(service-worker|mockServiceWorker)\.js$/.test(file)

/**
 * Returns a file's entry in the worker's list. Names under assets/ change with their content; other
 * files have a hash.
 */
const createCacheEntry = (
  file: string,
  content: Uint8Array,
): { url: string; revision: string | null } => ({
  url: file,
  revision: file.startsWith('assets/')
    ? null
    : createHash('sha256').update(content).digest('hex').slice(0, 16),
})

/**
 * Builds the service worker beside index.html, with the names of all files of the build: every
 * build has a different worker, by which browsers notice a new version. It is at the root, because
 * its scope is the whole origin; a demo's is its folder.
 */
export function offlineWorker({ isDemo }: { isDemo: boolean }): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'timberdesk:offline-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = path.resolve(root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const names = entries
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        const files = names.map((name) => name.split(path.sep).join('/')).filter(isCached)
        const listed = await Promise.all(
          files
            .toSorted()
            .map(async (file) => createCacheEntry(file, await readFile(path.join(folder, file)))),
        )
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { BUILD_FILES: JSON.stringify(listed), IS_DEMO: String(isDemo) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target: 'es2022',
            modulePreload: false,
            rolldownOptions: {
              input: path.join(root, 'src/app/offline/worker.ts'),
              output: { format: 'iife', entryFileNames: 'service-worker.js' },
            },
          },
        })
      },
    },
  }
}
