import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db, Tables } from './tables'

const BIGINT = 20
const NUMERIC = 1700

/** How long each statement of a call waits before it fails, in milliseconds. */
export type PostgresTimeouts = {
  /** For a connection: one that is free, or a new one. */
  connection: number
  /** For a statement, locks included; PostgreSQL itself then ends it. */
  statement: number
  /** For any word from a PostgreSQL that has stopped, or that no network leads to any more. */
  idle: number
}

/** How long a call takes in all is limited by its deadline; these end what one that was given up leaves under way. */
const callTimeouts: PostgresTimeouts = { connection: 3_000, statement: 7_000, idle: 8_000 }

/** For work that takes as long as it takes, such as a new index over all deals. */
export const noTimeouts: PostgresTimeouts = { connection: 10_000, statement: 0, idle: 0 }

/**
 * PostgreSQL assumes a spinning disk, on which a random page costs four times a sequential one, and so scans all of the deals where an
 * index of a third their size has all that a list needs. It compiles what it thinks takes long, which takes longer than any statement of ours. And it
 * starts workers to share what it thinks is much: a search of 150,000 supplies waited longer for them than one process takes for it all.
 */
const connectionOptions = '-c random_page_cost=1.1 -c jit=off -c max_parallel_workers_per_gather=0'

/** PostgreSQL; counts and cents come as numbers, because none of ours reaches 2^53. */
export function openPostgres(
  url: string,
  { connection, statement, idle }: PostgresTimeouts = callTimeouts,
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    options: connectionOptions,
    max: 10,
    connectionTimeoutMillis: connection,
    statement_timeout: statement,
    stream: () => createSocketWithTimeout(idle),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
        oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
    },
  })
  // A connection that breaks leaves the pool, and whoever uses it fails at the next statement. Its error says so once more, and unheard
  // would end the process, whether somebody is using the connection or nobody.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Breaks when it hears nothing for that long; a connection that nobody uses leaves the pool before. */
function createSocketWithTimeout(silence: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silence, () =>
    socket.destroy(new Error(`PostgreSQL has said nothing for ${silence} ms.`)),
  )
}
