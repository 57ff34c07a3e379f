import { spawn } from 'node:child_process'

const KEPT_LINES = 40

/**
 * Runs a command whose output is seen as it comes, in its colours, and keeps the last lines of it.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<{ endedWell: boolean, lastLines: string[] }>}
 */
export function runHeard(command, args, env) {
  const child = spawn(command, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    // A tool shows no colours to a pipe unless it is told to.
    env: { ...process.env, ...(process.stdout.isTTY && !process.env.NO_COLOR && { FORCE_COLOR: '1' }), ...env },
    shell: process.platform === 'win32',
  })
  let kept = ''
  /** @param {NodeJS.ReadableStream} from @param {NodeJS.WritableStream} to */
  const pass = (from, to) => {
    from.setEncoding('utf8')
    from.on('data', (/** @type {string} */ text) => {
      to.write(text)
      kept = lastLinesOf(kept + text).join('\n')
    })
  }
  pass(child.stdout, process.stdout)
  pass(child.stderr, process.stderr)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ endedWell: code === 0, lastLines: lastLinesOf(kept.trimEnd()) }))
  })
}

/** @param {string} text */
function lastLinesOf(text) {
  return text.split('\n').slice(-KEPT_LINES)
}
