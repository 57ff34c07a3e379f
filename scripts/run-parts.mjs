import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countResults } from './test-results.mjs'

/** @typedef {import('./test-parts.mjs').Part} Part */

const reports = join(process.cwd(), '.cache/test')

/**
 * Runs every part, also after one failed, and says at the end how it went; the exit code is 1 unless all ended well.
 * @param {ReadonlyArray<Part>} parts
 */
export function runParts(parts) {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const outcomes = parts.map(runPart)
  console.log('\n── summary\n')
  for (const { script, title, seconds, endedWell, passed, failed } of outcomes) {
    const mark = endedWell ? 'ok    ' : 'FAILED'
    console.log(`${mark} ${script.padEnd(16)} ${String(seconds).padStart(4)} s  ${title}: ${passed} passed, ${failed} failed`)
  }
  const total = outcomes.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  })
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = outcomes.every(({ endedWell }) => endedWell) ? 0 : 1
}

/** @param {Part} part */
function runPart({ script, title, results }) {
  console.log(`\n── ${title} (npm run ${script})\n`)
  const file = join(reports, `${script.replace(':', '-')}.json`)
  const { args, env } = reporting(results, file)
  const started = Date.now()
  const { status } = spawnSync('npm', ['run', '--silent', script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  const seconds = Math.round((Date.now() - started) / 1000)
  const endedWell = status === 0
  return { script, title, seconds, endedWell, ...countResults(results, file, endedWell) }
}

/**
 * Options that make a tool write its report beside its usual output.
 * @param {Part['results']} tool
 * @param {string} file
 */
function reporting(tool, file) {
  if (tool === 'vitest') return { args: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} }
  if (tool === 'playwright') return { args: ['--', '--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } }
  return { args: [], env: {} }
}
