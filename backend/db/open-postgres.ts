import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db, Tables } from './tables'

const BIGINT = 20
const NUMERIC = 1700

/** PostgreSQL; counts and cents come as numbers, because none of ours reaches 2^53. */
export function openPostgres(url: string): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
        oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
    },
  })
  // A connection that breaks while nobody uses it has left the pool already; unheard, its error would end the process.
  pool.on('error', () => undefined)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool, onCreateConnection: expectFastReads }) })
}

/**
 * PostgreSQL reckons with a spinning disk, where a page out of turn costs four in a row, and so reads the whole table of deals where an
 * index a third its size holds all that a list asks for.
 */
async function expectFastReads(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw('set random_page_cost = 1.1'))
}
