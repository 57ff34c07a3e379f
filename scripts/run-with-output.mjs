import { spawn } from 'node:child_process'

/** @typedef {{ write(text: string): unknown }} Listener */

const LAST_LINES = 40

/**
 * Runs a command, shows its output in colour as it comes and keeps its last lines.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {{ out: Listener, err: Listener }} [to] receives the output instead of the terminal
 * @returns {Promise<{ endedWell: boolean, lastLines: string[] }>}
 */
export function runWithOutput(
  command,
  args,
  env,
  to = { out: process.stdout, err: process.stderr },
) {
  const child = spawn(command, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    // Tools print no colours to a pipe by default.
    env: {
      ...process.env,
      ...(process.stdout.isTTY && !process.env.NO_COLOR && { FORCE_COLOR: '1' }),
      ...env,
    },
    shell: process.platform === 'win32',
  })
  let kept = ''
  /** @param {NodeJS.ReadableStream} from @param {Listener} listener */
  const pass = (from, listener) => {
    from.setEncoding('utf8')
    from.on('data', (/** @type {string} */ text) => {
      listener.write(text)
      kept = getLastLines(kept + text).join('\n')
    })
  }
  pass(child.stdout, to.out)
  pass(child.stderr, to.err)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      resolve({ endedWell: code === 0, lastLines: getLastLines(kept.trimEnd()) }),
    )
  })
}

/** @param {string} text */
function getLastLines(text) {
  return text.split('\n').slice(-LAST_LINES)
}
