import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runHeard } from './run-heard.mjs'
import { countResults } from './test-results.mjs'

/** @typedef {import('./test-parts.mjs').Part} Part */

const reports = join(process.cwd(), '.cache/test')

/**
 * Runs every part, also after one failed, and says at the end how it went and how the output of each that failed ended; the exit code is 1 unless
 * all ended well.
 * @param {ReadonlyArray<Part>} parts
 */
export async function runParts(parts) {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const outcomes = []
  for (const part of parts) outcomes.push(await runPart(part))
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
  const failures = outcomes.filter(({ endedWell }) => !endedWell)
  for (const { script, title, lastLines } of failures) console.log(`\n── how ${title} ended (npm run ${script})\n\n${lastLines.join('\n')}`)
  process.exitCode = failures.length === 0 ? 0 : 1
}

/** @param {Part} part */
async function runPart({ script, title, results }) {
  console.log(`\n── ${title} (npm run ${script})\n`)
  const file = join(reports, `${script.replace(':', '-')}.json`)
  const { args, env } = reporting(results, file)
  const started = Date.now()
  const { endedWell, lastLines } = await runHeard('npm', ['run', '--silent', script, ...args], env)
  const seconds = Math.round((Date.now() - started) / 1000)
  return { script, title, seconds, endedWell, lastLines, ...countResults(results, file, endedWell) }
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
