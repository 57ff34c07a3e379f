import initSqlJs from 'sql.js'
import { openDatabaseCopy } from '@backend/db/copy-database'
import { openSqlJs } from '@backend/db/open-sql-js'
import type { Db } from '@backend/db/tables'
import { getSeededBytes } from '../host/seeded-bytes'
import { getCachedSeed } from './seed-cache'

const sql = initSqlJs()

/** Opens a busy week of its own, as on `FAKE_NOW`: a copy, because seeding takes some seconds. */
export async function openBusyWeek(): Promise<Db> {
  const bytes = await getSeededBytes(sql, 'busy_week', getCachedSeed)
  return openSqlJs(openDatabaseCopy(await sql, bytes))
}
