// `npm run bench:page`: measures the production build in Chromium with the tool in MEASURE_DIR, against the server that is
// running on port 4000 with 100,000 deals (`npm run bench:serve`), and beside it, turn by turn, the bare application that comes with
// the tool: a time is judged as a share of what that one takes on the same machine at the same moment. Options after `--` go to the tool.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumPath } from '../scripts/chromium.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const source = process.env['MEASURE_DIR'] ?? join(root, '../shared/measure')
if (!existsSync(join(source, 'measure.mjs'))) {
  console.error('The tool that measures is no part of the project. Say in MEASURE_DIR where its measure.mjs lies.')
  process.exit(1)
}

// Run from inside the project, so that it finds the project's own playwright.
const tool = join(root, '.cache/measure')
mkdirSync(tool, { recursive: true })
for (const file of readdirSync(source).filter((name) => name.endsWith('.mjs'))) copyFileSync(join(source, file), join(tool, file))

const chromium = chromiumPath()
const options = [...(chromium ? ['--chromium', chromium] : []), ...process.argv.slice(2)]
const apps = [join(root, 'bench/measure.json'), '--vs', join(source, 'floor.json')]
const { status } = spawnSync(process.execPath, [join(tool, 'measure.mjs'), ...apps, ...options], { stdio: 'inherit' })
process.exitCode = status ?? 1
