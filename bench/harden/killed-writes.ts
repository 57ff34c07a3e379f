import { setTimeout as pause } from 'node:timers/promises'
import { vRole } from '@contract/validators'
import { startServer, stopServer } from '../with-server'
import { AcknowledgedWrites } from './acknowledged'
import type { HardenServer, Row, StoreName } from './attack'
import { createObservedPeople, createWriteRotation, runUntil } from './case-load'
import { checkStoredData, getAddress } from './stored-data'

export const stores: readonly StoreName[] = ['SQLite', 'PostgreSQL']

/** Time limit, in ms: 20 kills, each with a check of all data. */
export const maxMs = 15 * 60_000

const KILLS = Number(process.env['KILLS'] ?? 20)
const WORKERS = 3
/** Milliseconds of writes before a kill. */
const [MIN_MS, MAX_MS] = [1500, 4000]
const MAX_START_MS = 10_000

/** Kills the server again and again while users write everything that can be written. */
export async function run(first: HardenServer): Promise<Row[]> {
  await stopServer(first, 'SIGKILL')
  const acknowledged = new AcknowledgedWrites()
  const operations = new Set<string>()
  // Goes on after a kill, so that all kills together reach all writes.
  const next = createWriteRotation()
  const faults: string[] = []
  let failures = 0
  let slowestMs = 0
  for (let killed = 0; killed < KILLS; killed += 1) {
    const startedAt = performance.now()
    const server = await startServer(getAddress(first.store))
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    const people = createObservedPeople([server.url], {
      onSend: acknowledged.onSend,
      onAnswer: (exchange) => {
        acknowledged.onAnswer(exchange)
        if (exchange.status >= 500) failures += 1
        if (exchange.status < 300 && exchange.method !== 'GET') operations.add(exchange.operation)
      },
    })
    // A login takes longer than most writes.
    for (const role of vRole.options) await people.as(role).catch(() => undefined)
    const end = new AbortController()
    const working = runUntil(end.signal, people, WORKERS, next)
    await pause(MIN_MS + Math.random() * (MAX_MS - MIN_MS))
    end.abort()
    await stopServer(server, 'SIGKILL')
    await working
    faults.push(...(await checkStoredData(first.store, acknowledged)))
  }
  for (const fault of new Set(faults)) console.log(`  ${fault}`)
  return [
    {
      name: `${KILLS} kills: lost writes and broken sums`,
      aim: '0',
      measured: `${faults.length} of ${acknowledged.count} writes`,
      ok: faults.length === 0 && acknowledged.count > 0,
    },
    {
      name: `${KILLS} kills: kinds of writes among them`,
      aim: '50 at least',
      measured: String(operations.size),
      ok: operations.size >= 50,
    },
    {
      name: `${KILLS} kills: answers of 5xx before them`,
      aim: '0',
      measured: String(failures),
      ok: failures === 0,
    },
    {
      name: `${KILLS} kills: slowest start after one`,
      aim: `${MAX_START_MS} ms`,
      measured: `${slowestMs.toFixed(0)} ms`,
      ok: slowestMs <= MAX_START_MS,
    },
  ]
}
