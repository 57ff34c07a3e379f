import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db, Tables } from './tables'

const BIGINT = 20
const NUMERIC = 1700

/** Timeouts in milliseconds for each statement of a call. */
export type PostgresTimeouts = {
  /** For a free or new connection. */
  connection: number
  /** For a statement including locks; enforced by PostgreSQL. */
  statement: number
  /** For any data from a PostgreSQL that has stopped or is unreachable. */
  idle: number
}

/** The deadline limits the whole call; these timeouts end statements of an abandoned call. */
const CALL_TIMEOUTS: PostgresTimeouts = { connection: 3_000, statement: 7_000, idle: 8_000 }

/** Timeouts of work without a limit, such as building an index over all deals. */
export const NO_TIMEOUTS: PostgresTimeouts = { connection: 10_000, statement: 0, idle: 0 }

/**
 * PostgreSQL assumes a spinning disk and scans all deals where an index is faster. JIT compilation
 * takes longer than any of our statements. Starting parallel workers took longer than a search of
 * 150,000 supplies in one process.
 */
const CONNECTION_OPTIONS = '-c random_page_cost=1.1 -c jit=off -c max_parallel_workers_per_gather=0'

/** Opens PostgreSQL; counts and cents are returned as numbers, because none reaches 2^53. */
export function openPostgres(
  url: string,
  { connection, statement, idle }: PostgresTimeouts = CALL_TIMEOUTS,
): Db {
  const pool = new pg.Pool({
    connectionString: toVerifiedUrl(url),
    options: CONNECTION_OPTIONS,
    max: 10,
    connectionTimeoutMillis: connection,
    statement_timeout: statement,
    stream: () => createSocketWithTimeout(idle),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
        oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
    },
  })
  // A broken connection leaves the pool, and its user gets the error at the next statement.
  // Without a listener, the pool's error event would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/**
 * Returns the address with the TLS mode that its mode means to the driver, which checks the
 * server's certificate and name in all modes that ask for TLS. Left as they are, the modes would
 * print a warning about a later version. `uselibpqcompat` chooses the weaker meaning today.
 */
export function toVerifiedUrl(url: string): string {
  // A password may contain the text of a parameter.
  const [, address, parameters] = /^(.*)(\?[^?]*)$/.exec(url) ?? []
  if (address === undefined || !parameters || parameters.includes('uselibpqcompat=true')) return url
  const verified = parameters.replaceAll(
    /(?<=[?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/g,
    'verify-full',
  )
  return address + verified
}

/**
 * Creates a socket that fails after that many milliseconds without data. An unused connection
 * leaves the pool so.
 */
function createSocketWithTimeout(silence: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silence, () =>
    socket.destroy(new Error(`The database did not answer within ${silence / 1000} s.`)),
  )
}
