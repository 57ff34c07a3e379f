// `npm run visual -- --base REV [text]` builds the Storybook of a revision and of the working tree,
// and compares a picture of every story whose id contains the text. Designers read the report.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { writeReport } from './visual/report.mjs'
import { compareStories } from './visual/stories.mjs'

const root = path.resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  options: { base: { type: 'string' } },
  allowPositionals: true,
})
const temporary = mkdtempSync(path.join(tmpdir(), 'timberdesk-visual-'))
const folders = {
  worktree: path.join(temporary, 'worktree'),
  before: path.join(temporary, 'before'),
  after: path.join(temporary, 'after'),
}

process.once('SIGINT', () => process.exit(130))
process.once('exit', removeTemporary)
process.exitCode = await compare(findCommit(values.base))

/**
 * Returns the commit to compare with: the given one, else the one where this branch left main.
 * @param {string | undefined} revision
 */
function findCommit(revision) {
  if (revision) return git('rev-parse', '--verify', `${revision}^{commit}`)
  const main = ['origin/main', 'main'].find((name) =>
    git('branch', '--all', '--list', name, `*/${name}`),
  )
  return git('merge-base', main ?? 'HEAD', 'HEAD')
}

/**
 * Takes the pictures of both sides.
 * @param {string} commit
 * @returns {Promise<number>} 0 if no story looks different
 */
async function compare(commit) {
  console.log(`Building the stories of ${git('log', '-1', '--format=%h %s', commit)}`)
  git('worktree', 'add', '--detach', folders.worktree, commit)
  shareDependencies()
  await build(folders.worktree, 'before')
  console.log('Building the stories of the working tree')
  await build(root, 'after')
  console.log('Taking the pictures before the change')
  await takePictures('before', ['--update-snapshots=all', '--reporter=line'])
  console.log('Comparing them with the working tree')
  const code = await takePictures('after', ['--update-snapshots=none'])
  const { added, removed } = compareStories(temporary, positionals[0])
  for (const { id } of added) console.log(`Added: ${id}`)
  for (const { id } of removed) console.log(`Removed: ${id}`)
  const page = writeReport({
    results: path.join(temporary, 'results.json'),
    folder: path.join(root, 'visual-report'),
    base: git('log', '-1', '--format=%h %s', commit),
  })
  console.log(`Before, after and overlay: open ${path.relative(process.cwd(), page)}`)
  return code
}

/** Links the working tree's node_modules if both revisions have the same dependencies. */
function shareDependencies() {
  const [ours, theirs] = [root, folders.worktree].map((folder) =>
    readFileSync(path.join(folder, 'package-lock.json'), 'utf8'),
  )
  if (ours === theirs)
    symlinkSync(path.join(root, 'node_modules'), path.join(folders.worktree, 'node_modules'), 'dir')
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folders.worktree })
}

/**
 * Serves a built Storybook and takes a picture of each of its stories.
 * @param {'before' | 'after'} side
 * @param {string[]} options of `playwright test`
 * @returns {Promise<number>} its exit code
 */
async function takePictures(side, options) {
  const server = await preview({
    configFile: false,
    root: temporary,
    build: { outDir: folders[side] },
    preview: { port: Number(process.env['PORT'] ?? 6106) },
    logLevel: 'warn',
  })
  const settings = {
    VISUAL_FOLDER: temporary,
    VISUAL_SIDE: side,
    VISUAL_URL: server.resolvedUrls?.local[0],
    VISUAL_FILTER: positionals[0] ?? '',
  }
  const config = path.join(import.meta.dirname, 'visual/playwright.config.ts')
  try {
    return await run('npx', ['playwright', 'test', '--config', config, ...options], root, settings)
  } finally {
    await server.close()
  }
}

/**
 * Builds the stories of a folder.
 * @param {string} folder
 * @param {'before' | 'after'} side
 */
async function build(folder, side) {
  const options = ['--quiet', '--disable-telemetry', '--output-dir', folders[side]]
  const code = await run('npx', ['storybook', 'build', ...options], folder)
  if (code !== 0) throw new Error(`The stories in ${folder} were not built.`)
}

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {string} cwd
 * @param {Record<string, string | undefined>} [settings] added to the environment
 * @returns {Promise<number>} its exit code
 */
function run(command, parameters, cwd, settings) {
  const child = spawn(command, parameters, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** @param {string[]} parameters */
function git(...parameters) {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim()
}

function removeTemporary() {
  if (existsSync(folders.worktree)) git('worktree', 'remove', '--force', folders.worktree)
  rmSync(temporary, { recursive: true, force: true })
}
