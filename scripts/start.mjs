// `npm start` on a machine that has Node and nothing else done: what is missing gets installed and built, then served.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeComplaint } from './node-version.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const complaint = nodeComplaint(process.versions.node, engines.node)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}

// Loaded only now, because an old Node may not even read them.
const { dependenciesAreInstalled, installDependencies } = await import('./dependencies.mjs')
const { hashBuildInputs } = await import('./build-inputs.mjs')

process.chdir(root)
if (!dependenciesAreInstalled(root)) installDependencies(root)

const stamp = join(root, 'dist/.inputs')
const inputs = hashBuildInputs(root)
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== inputs) {
  console.log('Building …')
  // A process of its own, so that the server doesn't keep what the build took in memory.
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, inputs)
}

// tsx runs the server's TypeScript in this very process, so signals reach it without a go-between.
process.env['NODE_ENV'] ??= 'production'
const { register } = await import('tsx/esm/api')
register()
await import(new URL('../server/main.ts', import.meta.url).href)
