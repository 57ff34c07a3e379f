import { sql } from 'kysely'
import { expectStoredSums } from '@backend/conformance/fixtures/expect-stored-sums'
import { openLibsql } from '@backend/db/open-libsql'
import { NO_TIMEOUTS, openPostgres } from '@backend/db/open-postgres'
import type { Db } from '@backend/db/tables'
import type { DataStore } from '../../server/configuration'
import { getDatabaseFile } from '../../server/backup/back-up'
import type { AcknowledgedWrites } from './acknowledged'

/** Returns the argument of `startServer` for a store. */
export const getAddress = (store: DataStore): string =>
  'dataDir' in store ? store.dataDir : store.databaseUrl

/** Opens the database of a server beside it. */
export const openStoredData = (store: DataStore): Db =>
  'dataDir' in store
    ? openLibsql(getDatabaseFile(store.dataDir))
    : openPostgres(store.databaseUrl, NO_TIMEOUTS)

/**
 * Checks a database without a server: its file, its stored sums, and each acknowledged write.
 * @returns faults
 */
export async function checkStoredData(
  store: DataStore,
  acknowledged: AcknowledgedWrites,
): Promise<string[]> {
  const db = openStoredData(store)
  try {
    return [
      ...('dataDir' in store ? await checkFile(db) : []),
      ...(await expectStoredSums(db).then(
        () => [],
        (error: unknown) => [`other sums: ${String(error).slice(0, 600)}`],
      )),
      ...(await acknowledged.findLost(db)).map((call) => `lost: ${call}`),
    ]
  } finally {
    await db.destroy()
  }
}

async function checkFile(db: Db): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const { rows: orphans } = await sql`pragma foreign_key_check`.execute(db)
  return [
    ...rows.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
    ...(orphans.length > 0 ? [`${orphans.length} rows without their parent`] : []),
  ]
}
