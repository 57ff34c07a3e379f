// `npm run bench:page`: measures the production build in Chromium with the tool in MEASURE_DIR, on
// the server at port 4000 with 100,000 deals (`npm run bench:serve`). It alternates with the tool's
// bare application, so that times are relative to that application on the same machine; `matrix`
// with bench/bare-matrix, as that application has no matrix. `-- dashboard` measures one page;
// options after it are passed to the tool. bench/drag-load.mjs measures `load`.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { findChromium } from '../scripts/chromium.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const source = process.env['MEASURE_DIR'] ?? join(root, '../shared/measure')
if (!existsSync(join(source, 'measure.mjs'))) {
  console.error(
    'The measuring tool is not part of the project. Set MEASURE_DIR to the folder of its measure.mjs.',
  )
  process.exit(1)
}

// Run from inside the project, so that it finds the project's own playwright.
const tool = join(root, '.cache/measure')
mkdirSync(tool, { recursive: true })
for (const file of readdirSync(source).filter((name) => name.endsWith('.mjs')))
  copyFileSync(join(source, file), join(tool, file))

/**
 * Pages, their reference and parts. The reference of the dashboard is the list of deals on the same
 * server.
 */
const baseline = join(source, 'floor.json')
const scenario = (/** @type {string} */ name) => join(root, 'bench', `${name}.json`)
const pages = new Map([
  ['list', [scenario('measure'), '--vs', baseline]],
  [
    'dashboard',
    [
      scenario('measure-dashboard'),
      '--vs',
      scenario('measure'),
      '--vs',
      baseline,
      '--parts',
      'load',
    ],
  ],
  ['cover', [scenario('measure-cover'), '--vs', baseline, '--parts', 'type']],
  ['report', [scenario('measure-report'), '--vs', baseline, '--parts', 'type']],
  ['matrix', [scenario('measure-matrix'), '--vs', scenario('bare-matrix'), '--parts', 'type']],
])

const chromium = findChromium()
const requestedPage =
  process.argv[2] && (pages.has(process.argv[2]) || process.argv[2] === 'load')
    ? process.argv[2]
    : null
const options = [
  ...(chromium ? ['--chromium', chromium] : []),
  ...process.argv.slice(requestedPage ? 3 : 2),
]
for (const [name, apps] of pages) {
  if (requestedPage && requestedPage !== name) continue
  if (name === 'matrix')
    await build({
      root: join(root, 'bench/bare-matrix'),
      configFile: false,
      build: { outDir: join(root, '.cache/bare-matrix'), emptyOutDir: true },
    })
  run([join(tool, 'measure.mjs'), ...apps, ...options])
}
if (!requestedPage || requestedPage === 'load') run([join(root, 'bench/drag-load.mjs')])

/** @param {string[]} args */
function run(args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exitCode = status ?? 1
}
