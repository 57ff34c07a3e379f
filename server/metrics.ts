import { once } from 'node:events'
import { createServer } from 'node:http'
import { sql } from 'kysely'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '@backend/db/tables'
import type { MetricsAddress } from './configuration'

export interface Metrics {
  /** Counts a response and its duration. */
  observe: (operation: string, status: number, seconds: number) => void
  /** Counts rows that were deleted at the end of their retention. */
  countDeleted: (table: string, rows: number) => void
  /** Formats the metrics for Prometheus. */
  read: () => Promise<string>
}

/** Upper limits in seconds: a list takes hundredths, a call times out after 14. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** Creates the metrics of a server: requests, queues, database, event loop, memory. */
export function createMetrics(db: Db, countWaitingLogins: () => number): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'timberdesk_request_duration_seconds',
    help: 'Duration of requests by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const dueWork = new Gauge({
    name: 'timberdesk_due_work',
    help: 'Jobs that are due and wait, such as emails.',
    registers: [],
    async collect() {
      this.set(await countDueWork(db))
    },
  })
  const waitingLogins = new Gauge({
    name: 'timberdesk_waiting_logins',
    help: 'Logins that wait for their password check.',
    registers: [],
    collect() {
      this.set(countWaitingLogins())
    },
  })
  const databaseWait = new Gauge({
    name: 'timberdesk_database_wait_seconds',
    help: 'Time in which the database answered an empty query, with the wait for a connection.',
    registers: [],
    async collect() {
      const since = performance.now()
      await sql`select 1`.execute(db).catch(() => undefined)
      this.set((performance.now() - since) / 1000)
    },
  })
  const deleted = new Counter({
    name: 'timberdesk_deleted_rows_total',
    help: 'Rows that were deleted because the time to keep them was over, by table.',
    labelNames: ['table'],
    registers: [registry],
  })
  registry.registerMetric(dueWork)
  registry.registerMetric(waitingLogins)
  registry.registerMetric(databaseWait)
  return {
    observe: (operation, status, seconds) =>
      requests.observe({ operation, status: String(status) }, seconds),
    countDeleted: (table, rows) => deleted.inc({ table }, rows),
    read: () => registry.metrics(),
  }
}

/** Returns NaN, which Prometheus knows, if the database does not answer. */
async function countDueWork(db: Db): Promise<number> {
  try {
    const { count } = await db
      .selectFrom('due_work')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('due_at', '<=', new Date().toISOString())
      .executeTakeFirstOrThrow()
    return count
  } catch {
    return NaN
  }
}

/**
 * Serves `/metrics` on a port of its own, which no proxy passes on.
 * @returns a function that closes it
 */
export async function serveMetrics(
  { read }: Pick<Metrics, 'read'>,
  { port, host }: MetricsAddress,
): Promise<() => void> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    void read().then(
      (text) => response.setHeader('Content-Type', 'text/plain; version=0.0.4').end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
