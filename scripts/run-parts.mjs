import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import concurrently from 'concurrently'
import { countResults } from './test-results.mjs'

/** @typedef {import('./test-parts.mjs').Part} Part */
/** @typedef {import('./test-parts.mjs').Stage} Stage */
/** @typedef {import('concurrently').CloseEvent} CloseEvent */
/**
 * @typedef {{
 *   part: Part, seconds: number, endedWell: boolean, lastLines: string[],
 *   passed: number, failed: number
 * }} Outcome
 */

const reports = join(process.cwd(), '.cache/test')

/** Lines of a failed part that the summary repeats. */
const LAST_LINES = 40

/**
 * Runs every part, also after a failure, and prints a summary with the last output of each failed
 * part. A signal ends all parts. The exit code is 1 unless all succeeded.
 * @param {ReadonlyArray<Stage>} stages
 */
export async function runParts(stages) {
  const started = Date.now()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  /** @type {Outcome[]} */
  const outcomes = []
  let isInterrupted = false
  for (const stage of stages) {
    const ended = await runStage(stage)
    outcomes.push(...ended.outcomes)
    isInterrupted = ended.isInterrupted
    if (isInterrupted) break
  }
  printSummary(outcomes, Math.round((Date.now() - started) / 1000))
  process.exitCode = outcomes.every(({ endedWell }) => endedWell) && !isInterrupted ? 0 : 1
}

/**
 * Runs two parts at a time. The output of each is printed in one piece; that of a single part, as
 * it comes.
 * @param {Stage} stage
 */
async function runStage(stage) {
  const isAlone = stage.length === 1
  if (isAlone) console.log(`\n── ${stage[0]?.title} (npm run ${stage[0]?.script})\n`)
  const { commands, result } = concurrently(stage.map(toCommand), {
    maxProcesses: 2,
    group: !isAlone,
    prefix: isAlone ? 'none' : 'name',
  })
  const tails = commands.map(keepLastLines)
  const events = await result.catch((/** @type {CloseEvent[]} */ failed) => failed)
  const inOrder = events.toSorted((one, other) => one.index - other.index)
  const outcomes = inOrder.map(({ index, exitCode, killed, timings }) => {
    const part = /** @type {Part} */ (stage[index])
    const endedWell = exitCode === 0 && !killed
    return {
      part,
      seconds: Math.round(timings.durationSeconds),
      endedWell,
      lastLines: tails[index]?.() ?? [],
      ...countResults(part.results, getReportFile(part), endedWell),
    }
  })
  return {
    outcomes,
    isInterrupted: events.length < stage.length || events.some(({ killed }) => killed),
  }
}

/**
 * Returns a function that returns a command's last lines.
 * @param {import('concurrently').Command} command
 */
function keepLastLines(command) {
  let kept = ''
  for (const stream of [command.stdout, command.stderr])
    stream.subscribe((chunk) => {
      kept = (kept + String(chunk))
        .split('\n')
        .slice(-LAST_LINES - 1)
        .join('\n')
    })
  return () => kept.trimEnd().split('\n').slice(-LAST_LINES)
}

/**
 * @param {ReadonlyArray<Outcome>} outcomes
 * @param {number} seconds
 */
function printSummary(outcomes, seconds) {
  console.log('\n── summary\n')
  const total = { passed: 0, failed: 0 }
  for (const { part, endedWell, passed, failed, ...outcome } of outcomes) {
    const columns = [
      endedWell ? 'ok    ' : 'FAILED',
      part.script.padEnd(16),
      String(outcome.seconds).padStart(4),
    ]
    console.log(`${columns.join(' ')} s  ${part.title}: ${passed} passed, ${failed} failed`)
    total.passed += passed
    total.failed += failed
  }
  console.log(`\n${seconds} s in all`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  for (const { part, endedWell, lastLines } of outcomes)
    if (!endedWell)
      console.log(
        `\n── how ${part.title} ended (npm run ${part.script})\n\n${lastLines.join('\n')}`,
      )
}

/** @param {Part} part */
function getReportFile({ script }) {
  return join(reports, `${script.replace(':', '-')}.json`)
}

/**
 * Returns a part's command, with options to write its report.
 * @param {Part} part
 */
function toCommand(part) {
  const command = `npm run --silent ${part.script}`
  const file = getReportFile(part)
  const name = part.title
  if (part.results === 'vitest')
    return {
      name,
      command: `${command} -- --reporter=default --reporter=json --outputFile.json=${JSON.stringify(file)}`,
    }
  if (part.results === 'playwright')
    return {
      name,
      command: `${command} -- --reporter=list,json`,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    }
  return { name, command }
}
