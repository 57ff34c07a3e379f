// `npm test` on a machine with only Node: installs what is missing, then runs every part.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNodeVersionProblem } from './node-version.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const complaint = findNodeVersionProblem(process.versions.node, engines.node)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}

// Loaded only now, because an old Node may not even read them.
const { dependenciesAreInstalled, installDependencies } = await import('./dependencies.mjs')
if (!dependenciesAreInstalled(root)) installDependencies(root)
const { ensureChromium } = await import('./install-chromium.mjs')
await ensureChromium()

const { runParts } = await import('./run-parts.mjs')
const { parts } = await import('./test-parts.mjs')
await runParts(parts)
