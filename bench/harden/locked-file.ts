import path from 'node:path'
import Libsql from 'libsql'
import { computeQuantile } from '../statistics'
import type { HardenServer, Row } from './attack'
import { logIn, OtherUser } from './callers'

const WRITES = 20
const READS = 300
/** Milliseconds until a write gives up, and for the machine's own delays. */
const MAX_WRITE_MS = 2_500

/** Locks the SQLite file from another program while users read and write. */
export async function run(server: HardenServer): Promise<Row[]> {
  if (!('dataDir' in server.store)) throw new Error('There is no file to lock.')
  const user = new OtherUser(server.url, await logIn(server, 'sale_manager'))
  const otherProgram = new Libsql(path.join(server.store.dataDir, 'timberdesk.sqlite'))
  const write = () => user.call('/agree_with_terms/', 'POST')
  try {
    await user.measureP99(READS / 3)
    const quietMs = await user.measureP99(READS)
    otherProgram.exec('begin immediate')
    const writing = Promise.all(Array.from({ length: WRITES }, write))
    const busyMs = await user.measureP99(READS)
    const writes = await writing
    otherProgram.exec('rollback')
    const after = await write()
    const slowestMs = computeQuantile(
      writes.map(({ ms }) => ms),
      1,
    )
    const answers = new Set(writes.map(({ status, retryAfter }) => `${status} ${retryAfter}`))
    return [
      {
        name: 'locked file: p99 of reads',
        aim: `2 x ${quietMs.toFixed(1)} ms`,
        measured: `${busyMs.toFixed(1)} ms`,
        ok: busyMs <= 2 * quietMs,
      },
      {
        name: `locked file: slowest of ${WRITES} writes`,
        aim: `${MAX_WRITE_MS} ms`,
        measured: `${slowestMs.toFixed(0)} ms`,
        ok: slowestMs <= MAX_WRITE_MS,
      },
      {
        name: 'locked file: answers to writes, Retry-After',
        aim: '503 5',
        measured: [...answers].join(', '),
        ok: [...answers].join() === '503 5',
      },
      {
        name: 'locked file: a write afterwards',
        aim: '204',
        measured: String(after.status),
        ok: after.status === 204,
      },
    ]
  } finally {
    otherProgram.close()
    user.close()
  }
}
