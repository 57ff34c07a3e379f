import { setTimeout as pause } from 'node:timers/promises'
import { NO_TIMEOUTS, openPostgres } from '@backend/db/open-postgres'
import { DEMO_PASSWORD } from '@backend/seed/people'
import { seedBusyWeek } from '@backend/seed/worlds'
import { secureRandom, systemClock } from '@backend/app-context'
import { openDatabase } from '../server/open-database'
import { toCookieHeader } from './caller'
import type { Postgres } from './postgres'
import { report } from './statistics'
import { withServer } from './with-server'

const restarts = 20
const callers = 20

/** Seconds that the slowest call may take. */
const maxSeconds = 15

/** Reads, and a write in a transaction. */
const calls = [
  ['GET', '/deals/'],
  ['POST', '/agree_with_terms/'],
  ['GET', '/notifications/new_notification_exists/'],
] as const

/** Restarts the database again and again under a server that people work with. */
export async function benchRestarts({ url: databaseUrl, restart }: Postgres): Promise<void> {
  await seed(databaseUrl)
  await withServer(databaseUrl, async ({ url, process }) => {
    const login = await fetch(`${url}/api/login/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'sale_manager@timberdesk.example', password: DEMO_PASSWORD }),
    })
    const headers = { cookie: toCookieHeader(login) }
    const answers = new Map<number, number>()
    const waits: number[] = []
    const stop = new AbortController()

    async function callUntilStopped() {
      for (let count = 0; !stop.signal.aborted; count += 1) {
        const [method, path] = calls[count % calls.length] ?? calls[0]
        const startedAt = performance.now()
        const answer = await fetch(`${url}/api${path}`, { method, headers })
        await answer.arrayBuffer()
        waits.push((performance.now() - startedAt) / 1000)
        answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
      }
    }

    const working = Array.from({ length: callers }, callUntilStopped)
    for (let count = 0; count < restarts; count += 1) {
      await pause(500)
      await restart()
    }
    await pause(1000)
    stop.abort()
    await Promise.all(working)
    const after = await fetch(`${url}/api/deals/`, { headers })

    const isAlive = process.exitCode === null && after.status === 200
    const most = waits.reduce((a, b) => Math.max(a, b), 0)
    const counts = [...answers].map(([status, count]) => `${count} x ${status}`).join(', ')
    const figures = {
      wait: `${most.toFixed(1)} s`,
      answers: counts,
      server: isAlive ? 'goes on' : 'has ended',
    }
    report(
      `${restarts} restarts of PostgreSQL`,
      figures,
      `${maxSeconds} s, no 500, goes on`,
      isAlive && most <= maxSeconds && !answers.has(500),
    )
  })
}

async function seed(databaseUrl: string): Promise<void> {
  await (await openDatabase({ databaseUrl })).db.destroy()
  const db = openPostgres(databaseUrl, NO_TIMEOUTS)
  await db
    .transaction()
    .execute((trx) => seedBusyWeek(trx, { clock: systemClock, random: secureRandom }))
  await db.destroy()
}
