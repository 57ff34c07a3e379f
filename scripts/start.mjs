// `npm start` on a machine with only Node: installs and builds what is missing, then serves.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNodeVersionProblem } from './node-version.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const complaint = findNodeVersionProblem(process.versions.node, engines.node)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}

// Loaded only now, because an old Node may not even read them.
const { dependenciesAreInstalled, installDependencies } = await import('./dependencies.mjs')
const { endWithParent } = await import('./end-with-parent.mjs')
const { ensureBuild } = await import('./ensure-build.mjs')

// Started by hand it is left to itself, and may outlive its terminal.
if (process.env['npm_lifecycle_event'] === 'start') endWithParent()

process.chdir(root)
try {
  if (!dependenciesAreInstalled(root)) installDependencies(root)
  ensureBuild(root)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

// tsx runs the server's TypeScript in this very process, so signals reach it without a go-between.
process.env['NODE_ENV'] ??= 'production'
const { register } = await import('tsx/esm/api')
register()
await import(new URL('../server/main.ts', import.meta.url).href)
