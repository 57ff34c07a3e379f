import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { DialectName } from '@backend/db/dialect'
import { migrate } from '@backend/db/migrate'
import { openLibsql } from '@backend/db/open-libsql'
import { openPostgres } from '@backend/db/open-postgres'
import type { Db } from '@backend/db/tables'
import type { DataStore } from './configuration'

export interface OpenDatabase {
  db: Db
  dialect: DialectName
}

/** Opens the file, made with its folder on the first start, or PostgreSQL, and brings the schema up to date. */
export async function openDatabase(store: DataStore): Promise<OpenDatabase> {
  const { db, dialect } = await connect(store)
  await migrate(db, dialect)
  return { db, dialect }
}

async function connect(store: DataStore): Promise<OpenDatabase> {
  if ('databaseUrl' in store) return { db: openPostgres(store.databaseUrl), dialect: 'postgres' }
  await mkdir(store.dataDir, { recursive: true })
  return { db: openLibsql(path.join(store.dataDir, 'timberdesk.sqlite')), dialect: 'sqlite' }
}

/** Whether nobody has an account yet, so that it is a first start. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) === undefined
}
