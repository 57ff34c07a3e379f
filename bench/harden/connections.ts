import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const ESTABLISHED = '01'
const ATTACKER = '0100007F'

/** Returns how many connections from 127.0.0.1 the server holds open. Linux only. */
export async function countConnections(url: string): Promise<number> {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0')
  const lines = (await readFile('/proc/net/tcp', 'utf8')).trim().split('\n').slice(1)
  return lines.filter((line) => {
    const [, local = '', remote = '', state] = line.trim().split(/\s+/)
    return local.endsWith(`:${port}`) && remote.startsWith(ATTACKER) && state === ESTABLISHED
  }).length
}

/**
 * Waits until the server has cut off the connections of an attack.
 * @param others connections from 127.0.0.1 before the attack
 * @returns seconds; Infinity if some are still open after `maxSeconds`
 */
export async function waitForCutOff(
  url: string,
  others: number,
  maxSeconds: number,
): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const seconds = (performance.now() - startedAt) / 1000
    if ((await countConnections(url)) <= others) return seconds
    if (seconds > maxSeconds) return Infinity
    await pause(250)
  }
}
