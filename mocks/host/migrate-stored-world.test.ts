import initSqlJs from 'sql.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrateUpTo } from '@backend/db/migrate'
import { exportSqlJs, openSqlJs } from '@backend/db/open-sql-js'
import { getCachedSeed } from '../node/seed-cache'
import { migrateStoredWorld } from './migrate-stored-world'
import { getSeededBytes } from './seeded-bytes'

const sql = await initSqlJs()
let seededBytes: Uint8Array

/** Runs statements on a copy of the database. */
const applyStatements = (bytes: Uint8Array, statements: string) => {
  const database = new sql.Database(bytes)
  database.run(statements)
  return exportSqlJs(database)
}
const readProductNames = (bytes: Uint8Array | null) =>
  new sql.Database(bytes).exec('select name from products order by name')

beforeAll(async () => {
  seededBytes = await getSeededBytes(sql, 'first_day', getCachedSeed)
})

describe('a stored world', () => {
  it('is restored as it was', async () => {
    const changedBytes = applyStatements(
      seededBytes,
      `update products set name = 'Mine' where id = (select min(id) from products)`,
    )
    expect(readProductNames(await migrateStoredWorld(sql, changedBytes))).toEqual(
      readProductNames(changedBytes),
    )
    expect(readProductNames(changedBytes)).not.toEqual(readProductNames(seededBytes))
  })

  it('of an older version is migrated', async () => {
    const database = new sql.Database()
    await migrateUpTo('001-baseline', openSqlJs(database), 'sqlite')
    expect(await migrateStoredWorld(sql, exportSqlJs(database))).not.toBeNull()
  })

  it.each([
    [
      'has an unknown migration',
      `insert into kysely_migration values ('999-of-a-branch', '2026-11-20T09:00:00.000Z')`,
    ],
    [
      'was created by a migration that changed since',
      'alter table people add column nickname text',
    ],
  ])('that %s is not restored', async (_, statements) => {
    expect(await migrateStoredWorld(sql, applyStatements(seededBytes, statements))).toBeNull()
  })

  it('that is no database is not restored', async () => {
    expect(await migrateStoredWorld(sql, new Uint8Array([1, 2, 3]))).toBeNull()
  })
})
