import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { readPeakMemory, readRestingMemory } from '../process-memory'
import type { HardenServer, Row } from './attack'
import { logIn, OtherUser } from './callers'
import { countConnections, waitForCutOff } from './connections'

/** Calls of the other user, before and during an attack. */
const CALLS = 300
const MAX_MIB = 150
/** Seconds after the last byte: the limit of 30 s, and the time to notice. */
const MAX_CUT_OFF_SECONDS = 45

/** Connections that send a text and read nothing. */
export interface Crowd {
  port: number
  count: number
  text: string
}

/**
 * Opens connections that fall silent, and measures the server and another user meanwhile.
 * @param text sent on each connection
 */
export async function attackSilently(
  server: HardenServer,
  name: string,
  count: number,
  text: string,
): Promise<Row[]> {
  const { url, process } = server
  const user = new OtherUser(url, await logIn(server, 'sale_manager'))
  const crowd = fork(path.join(import.meta.dirname, 'crowd-process.ts'), {
    execArgv: ['--import', 'tsx'],
  })
  try {
    await user.measureP99(CALLS / 3)
    const quietMs = await user.measureP99(CALLS)
    const before = await readRestingMemory(process.pid)
    const others = await countConnections(url)
    crowd.send({ port: Number(new URL(url).port), count, text } satisfies Crowd)
    await once(crowd, 'message')
    const busyMs = await user.measureP99(CALLS)
    const seconds = await waitForCutOff(url, others, MAX_CUT_OFF_SECONDS)
    const cost = (await readPeakMemory(process.pid)) - before
    return [
      {
        name: `${name}: memory`,
        aim: `${MAX_MIB} MiB`,
        measured: `${cost.toFixed(0)} MiB`,
        ok: cost <= MAX_MIB,
      },
      {
        name: `${name}: p99 of another user`,
        aim: `2 x ${quietMs.toFixed(1)} ms`,
        measured: `${busyMs.toFixed(1)} ms`,
        ok: busyMs <= 2 * quietMs,
      },
      {
        name: `${name}: cut off after`,
        aim: `${MAX_CUT_OFF_SECONDS} s`,
        measured: `${seconds.toFixed(0)} s`,
        ok: seconds <= MAX_CUT_OFF_SECONDS,
      },
    ]
  } finally {
    crowd.kill()
    user.close()
  }
}
