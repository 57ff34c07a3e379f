import type { SqlJsStatic } from 'sql.js'
import { createBackend, type Backend } from '@backend/app'
import type { Role } from '@backend/call'
import { runDueJobs, DUE_JOB_INTERVAL_MS } from '@backend/due-work/run-due-jobs'
import { openDatabaseCopy } from '@backend/db/copy-database'
import { exportSqlJs, openSqlJs } from '@backend/db/open-sql-js'
import type { Db } from '@backend/db/tables'
import { createCookieExchange, setSessionCookies } from '@backend/session/cookies'
import { createSession } from '@backend/session/tokens'
import type { Log, PaperFonts, RandomBytes } from '@backend/app-context'
import { CookieJar, type Cookie } from './cookie-jar'
import { createGoodNetwork, type Network } from './faults'

/** The whole backend with its own database, as used by one mocked browser. */
export interface World {
  db: Db
  /** Returns the database file, as of the last committed transaction. */
  exportBytes(): Promise<Uint8Array>
  backend: Backend
  jar: CookieJar
  network: Network
  /**
   * Starts a session of the demo user with the role, without checking a password.
   * @throws if the scenario has no such user
   */
  loginAs(role: Role): Promise<void>
}

export interface WorldOptions {
  sql: SqlJsStatic
  /** A seeded database; the world works on a copy. */
  bytes: Uint8Array
  now: () => Date
  random: RandomBytes
  log: Log
  loadPaperFonts: () => Promise<PaperFonts>
  timeZone?: string
  cookies?: Cookie[]
}

export function openWorld({
  sql,
  bytes,
  now,
  random,
  log,
  loadPaperFonts,
  timeZone,
  cookies = [],
}: WorldOptions): World {
  const database = openDatabaseCopy(sql, bytes)
  const db = openSqlJs(database)
  const exportBytes = () => db.connection().execute(async () => exportSqlJs(database))
  const jar = new CookieJar(now, cookies)
  const context = {
    ...{ db, dialect: 'sqlite' as const, clock: now, random, log, loadPaperFonts },
    ...(timeZone !== undefined && { timeZone }),
  }
  const backend = withDueWork(context, createBackend({ ...context, validatesResponses: true }))
  const loginAs = async (role: Role) => {
    const email = `${role}@timberdesk.example`
    const { id } = await db
      .selectFrom('people')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const setCookies: string[] = []
    setSessionCookies(
      createCookieExchange(null, false, setCookies),
      await createSession({ db, clock: now, random }, id),
    )
    jar.store(setCookies)
  }
  return { db, exportBytes, backend, jar, network: createGoodNetwork(), loginAs }
}

/**
 * Runs due jobs before each call, because nothing else runs in a mocked backend. A job that a call
 * schedules, such as an email, runs before the next call.
 */
function withDueWork(host: Parameters<typeof runDueJobs>[0], backend: Backend): Backend {
  let next = -Infinity
  return {
    async fetch(...call) {
      if (host.clock().getTime() >= next) {
        next = host.clock().getTime() + DUE_JOB_INTERVAL_MS
        await runDueJobs(host)
      }
      const [request] = call
      if (request.method !== 'GET') next = -Infinity
      return backend.fetch(...call)
    },
  }
}
