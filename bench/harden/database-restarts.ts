import { kill } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { NO_TIMEOUTS, openPostgres } from '@backend/db/open-postgres'
import type { Db } from '@backend/db/tables'
import { computeQuantile } from '../statistics'
import { stopServer } from '../with-server'
import { AcknowledgedWrites } from './acknowledged'
import type { HardenServer, Row, StoreName } from './attack'
import { createObservedPeople, runUntil } from './case-load'
import { logIn } from './callers'
import { checkStoredData } from './stored-data'

export const stores: readonly StoreName[] = ['PostgreSQL']

const ROUNDS = 6
const WORKERS = 3
const MAX_RECOVERY_MS = 5_000

/** Ends PostgreSQL in three ways, again and again, while users write everything. */
export async function run(server: HardenServer): Promise<Row[]> {
  const { store, restartDatabase } = server
  if (!('databaseUrl' in store) || !restartDatabase) throw new Error('There is no PostgreSQL.')
  const acknowledged = new AcknowledgedWrites()
  const failures = new Map<string, number>()
  const people = createObservedPeople([server.url], {
    onSend: acknowledged.onSend,
    onAnswer: (exchange) => {
      acknowledged.onAnswer(exchange)
      const { status, method, path } = exchange
      if (status < 500) return
      const what = status === 503 ? '503' : `${status} ${method} ${path}`
      failures.set(what, (failures.get(what) ?? 0) + 1)
    },
  })
  const cookie = await logIn(server, 'sale_manager')
  const interruptions = {
    'ended sessions': () => withDatabase(store.databaseUrl, endSessions),
    'a killed session': () => withDatabase(store.databaseUrl, crashPostgres),
    'a restart': restartDatabase,
  }
  const recoveries: number[] = []
  const writing = new AbortController()
  const work = runUntil(writing.signal, people, WORKERS)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const interrupt of Object.values(interruptions)) {
      await pause(1500)
      await interrupt()
      recoveries.push(await measureRecovery(server.url, cookie))
    }
  await pause(1000)
  writing.abort()
  await work
  await stopServer(server)
  const faults = await checkStoredData(store, acknowledged)
  for (const fault of faults) console.log(`  ${fault}`)
  const slowestMs = computeQuantile(recoveries, 1)
  const name = `PostgreSQL ended ${recoveries.length} times`
  return [
    {
      name: `${name}: failures`,
      aim: '503 alone',
      measured: [...failures].map(([what, count]) => `${count} x ${what}`).join(', '),
      ok: [...failures.keys()].every((what) => what === '503'),
    },
    {
      name: `${name}: slowest recovery`,
      aim: `${MAX_RECOVERY_MS} ms`,
      measured: `${slowestMs.toFixed(0)} ms`,
      ok: slowestMs <= MAX_RECOVERY_MS,
    },
    {
      name: `${name}: lost writes and broken sums`,
      aim: '0',
      measured: `${faults.length} of ${acknowledged.count} writes`,
      ok: faults.length === 0 && acknowledged.count > 0,
    },
  ]
}

async function withDatabase(url: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const db = openPostgres(url, NO_TIMEOUTS)
  try {
    await work(db)
  } finally {
    // A crash ends this connection too.
    await db.destroy().catch(() => undefined)
  }
}

const endSessions = (db: Db) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)

/** Kills one process of PostgreSQL, which then ends the others and recovers from its log. */
async function crashPostgres(db: Db): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() limit 1`.execute(db)
  for (const { pid } of rows) kill(pid, 'SIGKILL')
}

async function measureRecovery(url: string, cookie: string): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const answer = await fetch(`${url}/api/deals/`, { headers: { cookie } })
    await answer.arrayBuffer()
    const ms = performance.now() - startedAt
    if (answer.ok || ms > 2 * MAX_RECOVERY_MS) return ms
    await pause(50)
  }
}
