import { sql, type RawBuilder } from 'kysely'
import initSqlJs from 'sql.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../conformance/hosts/postgres-server'
import { productNameKey } from '../products/name-key'
import { seedBusyWeek } from '../seed/worlds'
import { secureRandom } from '../surroundings'
import type { DialectName } from './dialect'
import { migrate, migrateTo } from './migrate'
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

const indexes: Record<DialectName, RawBuilder<{ name: string }>> = {
  sqlite: sql`select name from sqlite_master where type = 'index'`,
  postgres: sql`select indexname as name from pg_indexes`,
}

describe.each(dialects)('a database of before, in %s', (dialect) => {
  let db: Db
  let close: () => Promise<void>
  const deals = () => db.selectFrom('deals').selectAll().orderBy('id').execute()
  let dealsBefore: Awaited<ReturnType<typeof deals>>

  beforeAll(async () => {
    ;({ db, close } = await open[dialect]())
    await migrateTo('006-unknown-margins', db, dialect)
    const tools = { clock: () => new Date('2026-11-20T09:00:00Z'), random: secureRandom }
    await db.transaction().execute(async (trx) => seedBusyWeek(trx, tools))
    await db.updateTable('products').set({ name_key: sql`lower(name)` }).execute()
    dealsBefore = await deals()
    await migrate(db, dialect)
  }, 60_000)
  afterAll(async () => close())

  it('has its products sorted by the key that those of today have', async () => {
    const products = await db.selectFrom('products').select(['name', 'name_key']).execute()
    expect(products).not.toEqual([])
    expect(products).toEqual(products.map(({ name }) => ({ name, name_key: productNameKey(name) })))
  })

  it('gets the indexes that deals are counted by, and keeps its deals', async () => {
    const { rows } = await indexes[dialect].execute(db)
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['deals_words', 'deals_of_weeks']))
    expect(dealsBefore).not.toEqual([])
    expect(await deals()).toEqual(dealsBefore)
  })

  it('has its clients, none of which is a company of the portal yet', async () => {
    const clients = await db.selectFrom('clients').select('portal_company_id').execute()
    expect(clients).not.toEqual([])
    expect(clients.every((client) => client.portal_company_id === null)).toBe(true)
  })

  it('has one index of notifications, which says too whether they are read', async () => {
    const { rows } = await indexes[dialect].execute(db)
    const names = rows.map(({ name }) => name)
    expect(names).toContain('notifications_newest')
    expect(names).not.toContain('notifications_unread')
  })
})
