import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runWithOutput } from './run-with-output.mjs'
import { countResults } from './test-results.mjs'

/** @typedef {import('./test-parts.mjs').Part} Part */
/** @typedef {import('./test-parts.mjs').Stage} Stage */

const reports = join(process.cwd(), '.cache/test')

/**
 * Runs every part, also after a failure, and prints a summary with the last output of each failed
 * part. The exit code is 1 unless all succeeded.
 * @param {ReadonlyArray<Stage>} stages
 */
export async function runParts(stages) {
  const started = Date.now()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const outcomes = []
  for (const stage of stages) outcomes.push(...(await runStage(stage)))
  console.log('\n── summary\n')
  for (const { script, title, seconds, endedWell, passed, failed } of outcomes) {
    const mark = endedWell ? 'ok    ' : 'FAILED'
    console.log(
      `${mark} ${script.padEnd(16)} ${String(seconds).padStart(4)} s  ${title}: ${passed} passed, ${failed} failed`,
    )
  }
  const total = outcomes.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  )
  console.log(`\n${secondsSince(started)} s in all`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  const failures = outcomes.filter(({ endedWell }) => !endedWell)
  for (const { script, title, lastLines } of failures)
    console.log(`\n── how ${title} ended (npm run ${script})\n\n${lastLines.join('\n')}`)
  process.exitCode = failures.length === 0 ? 0 : 1
}

/** @param {number} moment */
const secondsSince = (moment) => Math.round((Date.now() - moment) / 1000)

/** @param {Stage} stage */
async function runStage(stage) {
  if (!('beside' in stage)) return [await runPart(stage)]
  const lanes = await Promise.all(stage.beside.map(runLane))
  return lanes.flat()
}

/**
 * Runs parts one after another and prints each output in one piece. @param {ReadonlyArray<Part>}
 * lane
 */
async function runLane(lane) {
  const outcomes = []
  for (const part of lane) {
    let said = ''
    /** @type {import('./run-with-output.mjs').Listener} */
    const listener = { write: (text) => (said += text) }
    outcomes.push(await runPart(part, { out: listener, err: listener }))
    process.stdout.write(said)
  }
  return outcomes
}

/** @param {Part} part @param {Parameters<typeof runWithOutput>[3]} [to] */
async function runPart({ script, title, results }, to) {
  const heading = `\n── ${title} (npm run ${script})\n\n`
  if (to) to.out.write(heading)
  else process.stdout.write(heading)
  const file = join(reports, `${script.replace(':', '-')}.json`)
  const { args, env } = getReporterOptions(results, file)
  const started = Date.now()
  const { endedWell, lastLines } = await runWithOutput(
    'npm',
    ['run', '--silent', script, ...args],
    env,
    to,
  )
  const seconds = secondsSince(started)
  return { script, title, seconds, endedWell, lastLines, ...countResults(results, file, endedWell) }
}

/**
 * Options that make a tool write its report beside its usual output.
 * @param {Part['results']} tool
 * @param {string} file
 */
function getReporterOptions(tool, file) {
  if (tool === 'vitest')
    return {
      args: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      env: {},
    }
  if (tool === 'playwright')
    return { args: ['--', '--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } }
  return { args: [], env: {} }
}
