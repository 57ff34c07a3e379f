import { sql, type RawBuilder } from 'kysely'
import initSqlJs from 'sql.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../conformance/hosts/postgres-server'
import { toProductNameKey } from '../products/product-name-key'
import { seedBusyWeek } from '../seed/worlds'
import { secureRandom } from '../app-context'
import { toWoodSearchText } from '../products/document-search'
import { insertRows } from '../seed/insert-rows'
import type { DialectName } from './dialect'
import { createEmptyDatabase } from './empty-database'
import { parseJson } from './json'
import { migrate, migrateUpTo } from './migrate'
import { noTimeouts, openPostgres } from './open-postgres'
import { openSqlJs } from './open-sql-js'
import type { Db, NewRow, Row } from './tables'

const openTestDatabase: Record<DialectName, () => Promise<{ db: Db; close: () => Promise<void> }>> =
  {
    async sqlite() {
      const db = openSqlJs(new (await initSqlJs()).Database())
      return { db, close: () => db.destroy() }
    },
    async postgres() {
      const postgres = await startPostgres()
      const db = openPostgres(postgres.databaseUrl, noTimeouts)
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

/** Tables with data whose names have not changed, in order of their foreign keys. */
const tables = [
  'people',
  'clients',
  'products',
  'deals',
  'deal_lines',
  'order_confirmations',
] as const

const readColumns = async (db: Db) =>
  new Map(
    (await db.introspection.getTables()).map((table) => [
      table.name,
      table.columns.map(({ name }) => name),
    ]),
  )

/** Copies the rows of a current database into an older schema, limited to the columns both have. */
async function copyInto(before: Db, today: Db): Promise<void> {
  const [columns, todays] = [await readColumns(before), await readColumns(today)]
  for (const table of tables) {
    const kept = columns.get(table)?.filter((name) => todays.get(table)?.includes(name)) ?? []
    const rows = await today
      .selectFrom(table)
      .select(sql.raw(kept.join(', ')) as never)
      .execute()
    await insertRows(before, table, rows as NewRow<typeof table>[])
  }
}

/**
 * Copies prices in the old format: whole cents per sold unit, also in order confirmations. The
 * first deal has none.
 */
async function copyOldPrices(before: Db, today: Db): Promise<void> {
  const cents = sql`case when deal_id = (select min(id) from deals) then null else 31200 + position end`
  await sql`update deal_lines set price_cents = ${cents}, planned_purchase_price_cents = ${cents}`.execute(
    before,
  )
  await sql`update deals set margin_eur_cents = null, margin_bp = null where id = (select min(id) from deals)`.execute(
    today,
  )
  for (const { id, document } of await before
    .selectFrom('order_confirmations')
    .select(['id', 'document'])
    .execute()) {
    const old = JSON.stringify(JSON.parse(document), (key, value: unknown) =>
      key === 'price_unit' ? undefined : value,
    )
    await before
      .updateTable('order_confirmations')
      .set({ document: old })
      .where('id', '=', id)
      .execute()
  }
}

const readDeals = (db: Db) => db.selectFrom('deals').selectAll().orderBy('id').execute()

describe.each(dialects)('a database of before, in %s', (dialect) => {
  let db: Db
  let today: Db
  let close: () => Promise<void>

  beforeAll(async () => {
    today = await createEmptyDatabase()
    const tools = { clock: () => new Date('2026-11-20T09:00:00Z'), random: secureRandom }
    await today.transaction().execute(async (trx) => seedBusyWeek(trx, tools))
    ;({ db, close } = await openTestDatabase[dialect]())
    await migrateUpTo('006-unknown-margins', db, dialect)
    await copyInto(db, today)
    await db
      .updateTable('products')
      .set({ name_key: sql`lower(name)` })
      .execute()
    for (const { id, search_text } of await readDeals(today)) {
      const lines = await today
        .selectFrom('deal_lines')
        .selectAll()
        .where('deal_id', '=', id)
        .orderBy('position')
        .execute()
      const wood = toWoodSearchText(
        lines.map((line) => ({ ...line, specification: parseJson(line.specification) })),
      )
      await db
        .updateTable('deals')
        .set({ search_text: search_text.slice(0, -wood.length - 1) })
        .where('id', '=', id)
        .execute()
    }
    await sql`
      insert into activity (id, document_kind, document_id, position, at, kind, changes, reason)
      values ('a-1', 'deal', 'd-1', 1, '2026-11-03T09:00:00.000Z', 'credit_overridden', '[]', 'Paid in advance')`.execute(
      db,
    )
    await copyOldPrices(db, today)
    await migrate(db, dialect)
  }, 60_000)
  afterAll(async () => {
    await close()
    await today.destroy()
  })

  it('has its products sorted by the key that those of today have', async () => {
    const products = await db.selectFrom('products').select(['name', 'name_key']).execute()
    expect(products).not.toEqual([])
    expect(products).toEqual(
      products.map(({ name }) => ({ name, name_key: toProductNameKey(name) })),
    )
  })

  it('gets the indexes that deals are counted by', async () => {
    const { rows } = await indexes[dialect].execute(db)
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['deals_words', 'deals_of_weeks', 'deals_by_late']),
    )
  })

  it('has its deals as those of today are, found by their wood and where they go', async () => {
    // Expected and actual figures depend on purchases, which the old schema does not have.
    const agreed = (deal: Row<'deals'>) =>
      Object.fromEntries(Object.entries(deal).filter(([column]) => !/^(actual|best)_/.test(column)))
    const deals = await readDeals(db)
    expect(deals).not.toEqual([])
    expect(deals.map(agreed)).toEqual((await readDeals(today)).map(agreed))
  })

  it('has its prices in ten-thousandths, each for the unit that is sold', async () => {
    const lines = await db
      .selectFrom('deal_lines')
      .innerJoin('deals', 'deals.id', 'deal_id')
      .selectAll('deal_lines')
      .orderBy('deal_id')
      .execute()
    const first = lines[0]?.deal_id
    expect(lines.map((line) => [line.price, line.planned_purchase_price, line.price_unit])).toEqual(
      lines.map(({ deal_id, position, unit }) => {
        const price = deal_id === first ? null : 3_120_000 + position * 100
        return [price, price, unit]
      }),
    )
  })

  it('has order confirmations that say so', async () => {
    const documents = await db.selectFrom('order_confirmations').select('document').execute()
    const lines = documents.flatMap(({ document }) => parseJson(document).lines)
    expect(lines).not.toEqual([])
    expect(lines.map((line) => line.price_unit)).toEqual(lines.map((line) => line.unit))
  })

  it('has its clients, none of which is a company of the portal yet', async () => {
    const clients = await db.selectFrom('clients').select('portal_company_id').execute()
    expect(clients).not.toEqual([])
    expect(clients.every((client) => client.portal_company_id === null)).toBe(true)
  })

  it('has the history of its deals as that of any record', async () => {
    const history = await db
      .selectFrom('activity')
      .select(['record_kind', 'record_id', 'kind', 'reason'])
      .execute()
    expect(history).toEqual([
      { record_kind: 'deal', record_id: 'd-1', kind: 'overridden', reason: 'Paid in advance' },
    ])
  })

  it('has one index of notifications, which includes the unread mark', async () => {
    const { rows } = await indexes[dialect].execute(db)
    const names = rows.map(({ name }) => name)
    expect(names).toContain('notifications_newest')
    expect(names).not.toContain('notifications_unread')
  })
})
