// `npm start` on a machine with only Node: installs and builds what is missing, then serves.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitIfNodeIsTooOld } from './node-version.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
exitIfNodeIsTooOld(root)

// Loaded after the check, because an old Node may not parse them.
const { areDependenciesInstalled, installDependencies } = await import('./dependencies.mjs')
const { endWithParent } = await import('./end-with-parent.mjs')
const { ensureBuild } = await import('./ensure-build.mjs')

// Without npm, the server may outlive the terminal that started it.
if (process.env['npm_lifecycle_event'] === 'start') endWithParent()

process.chdir(root)
try {
  if (!areDependenciesInstalled(root)) installDependencies(root)
  ensureBuild(root)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

// tsx runs the server's TypeScript in this process, so that signals reach it directly.
process.env['NODE_ENV'] ??= 'production'
const { register } = await import('tsx/esm/api')
register()
await import(new URL('../server/main.ts', import.meta.url).href)
