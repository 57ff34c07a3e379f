// `npm test` on a machine with only Node: installs what is missing, then runs every part.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitIfNodeIsTooOld } from './node-version.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
exitIfNodeIsTooOld(root)

// Loaded after the check, because an old Node may not parse them.
const { areDependenciesInstalled, installDependencies } = await import('./dependencies.mjs')
if (!areDependenciesInstalled(root)) installDependencies(root)
const { ensureChromium } = await import('./install-chromium.mjs')
await ensureChromium()

const { runParts } = await import('./run-parts.mjs')
const { parts } = await import('./test-parts.mjs')
await runParts(parts)
