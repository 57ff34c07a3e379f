import { sql } from 'kysely'
import initSqlJs from 'sql.js'
import { expect, it } from 'vitest'
import { startPostgres } from '../conformance/hosts/postgres-server'
import { seedProducts } from '../seed/products'
import { columnTypes, type DialectName } from './dialect'
import { migrate } from './migrate'
import { productNameKeys } from './migrations/007-product-name-keys'
import { openPostgres } from './open-postgres'
import { openSqlJs } from './open-sql-js'
import type { Db } from './tables'

const open: Record<DialectName, () => Promise<{ db: Db; close: () => Promise<void> }>> = {
  async sqlite() {
    const db = openSqlJs(new (await initSqlJs()).Database())
    return { db, close: () => db.destroy() }
  },
  async postgres() {
    const postgres = await startPostgres()
    const db = openPostgres(postgres.databaseUrl)
    const close = async () => {
      await db.destroy()
      await postgres.stop()
    }
    return { db, close }
  },
}
const dialects: readonly DialectName[] = ['sqlite', 'postgres']

it.each(dialects)('products of before are sorted by the key that those of today have, in %s', { timeout: 60_000 }, async (dialect) => {
  const { db, close } = await open[dialect]()
  try {
    await migrate(db, dialect)
    await seedProducts(db)
    const keys = () => db.selectFrom('products').select(['id', 'name_key']).orderBy('id').execute()
    const seeded = await keys()
    await db.updateTable('products').set({ name_key: sql`lower(name)` }).execute()
    await productNameKeys(columnTypes[dialect]).up(db)
    expect(await keys()).toEqual(seeded)
  } finally {
    await close()
  }
})
