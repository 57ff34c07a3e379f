import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'vite'

/** Not for browsers to keep: what the build notes for itself, and maps. */
const isForBrowsers = (file: string) =>
  !/(^|\/)\.|\.(map|br|gz)$|^(service-worker|mockServiceWorker)\.js$/.test(file)

/** A file of the build as the worker asks for it. Names under assets/ change with what is in them; of any other the content tells whether it is new. */
export const buildFile = (
  file: string,
  content: Uint8Array,
): { url: string; revision: string | null } => ({
  url: `/${file}`,
  revision: file.startsWith('assets/')
    ? null
    : createHash('sha256').update(content).digest('hex').slice(0, 16),
})

/**
 * Puts the service worker beside index.html, with the names of all files of the build in it: any other build has another worker, by which browsers
 * know that there is a new version. It stands at the root and has one scope, the whole origin; a demo, whose mock has a worker there, gets none.
 */
export function offlineWorker(): Plugin {
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
        const files = names.map((name) => name.split(path.sep).join('/')).filter(isForBrowsers)
        const listed = await Promise.all(
          files
            .toSorted()
            .map(async (file) => buildFile(file, await readFile(path.join(folder, file)))),
        )
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { BUILD_FILES: JSON.stringify(listed) },
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
