import { sql, type RawBuilder } from 'kysely'
import initSqlJs from 'sql.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBusyWeek } from '@mocks/node/busy-week'
import { startPostgres } from '../conformance/hosts/postgres-server'
import { insertRows } from './rows'
import type { DialectName } from './dialect'
import { migrate, migrateUpTo, UnknownMigrationsError } from './migrate'
import { NO_TIMEOUTS, openPostgres } from './open-postgres'
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
      const db = openPostgres(postgres.databaseUrl, NO_TIMEOUTS)
      const close = async () => {
        await db.destroy()
        await postgres.stop()
      }
      return { db, close }
    },
  }
const dialects: readonly DialectName[] = ['sqlite', 'postgres']

const indexes: Record<DialectName, RawBuilder<{ name: string; definition: string }>> = {
  sqlite: sql`select name, sql as definition from sqlite_master where type = 'index' and sql is not null`,
  postgres: sql`select indexname as name, indexdef as definition from pg_indexes`,
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
    const sharedColumns =
      columns.get(table)?.filter((name) => todays.get(table)?.includes(name)) ?? []
    const rows = await today
      .selectFrom(table)
      .select(sql.raw(sharedColumns.join(', ')) as never)
      .execute()
    await insertRows(before, table, rows as NewRow<typeof table>[])
  }
}

const readDeals = (db: Db) => db.selectFrom('deals').selectAll().orderBy('id').execute()

describe.each(dialects)('an upgrade of a database of the first version, in %s', (dialect) => {
  let db: Db
  /** World of equal content in the latest schema. */
  let today: Db
  let completed: Row<'deals'>[]
  let close: () => Promise<void>

  beforeAll(async () => {
    today = await openBusyWeek()
    // One deal was completed before loaded wood was recorded.
    await sql`update deals set actual_revenue_cents = null, actual_revenue_eur_cents = null
      where id = (select min(id) from deals where status = 'completed')`.execute(today)
    completed = (await readDeals(today)).filter(({ status }) => status === 'completed')
    ;({ db, close } = await openTestDatabase[dialect]())
    await migrateUpTo('001-baseline', db, dialect)
    await copyInto(db, today)
    await migrate(db, dialect)
  }, 60_000)
  afterAll(async () => {
    await close()
    await today.destroy()
  })

  it('adds one payment of the revenue to each completed deal', async () => {
    expect(completed.filter((deal) => deal.actual_revenue_cents === null)).toHaveLength(1)
    expect(completed.filter((deal) => deal.actual_revenue_cents !== null)).not.toEqual([])
    const payments = await db.selectFrom('deal_payments').selectAll().orderBy('id').execute()
    expect(payments).toEqual(
      completed.map((deal) => ({
        id: deal.id,
        deal_id: deal.id,
        date: deal.updated_at.slice(0, 10),
        amount_cents: deal.actual_revenue_cents ?? deal.revenue_cents,
        reference: null,
        payer: null,
        created_at: deal.updated_at,
        created_by: deal.updated_by,
      })),
    )
  })

  it('records the amount of completed deals as paid, and of no others', async () => {
    const paid = (await readDeals(db)).filter(({ paid_cents }) => paid_cents !== 0)
    expect(
      paid.map(({ id, paid_cents, paid_eur_cents }) => [id, paid_cents, paid_eur_cents]),
    ).toEqual(
      completed.map((deal) => [
        deal.id,
        deal.actual_revenue_cents ?? deal.revenue_cents,
        deal.actual_revenue_eur_cents ?? deal.revenue_eur_cents,
      ]),
    )
  })

  it('leaves the other columns of the deals unchanged', async () => {
    const omitPaid = ({ paid_cents: _cents, paid_eur_cents: _euro, ...deal }: Row<'deals'>) => deal
    const deals = await readDeals(db)
    expect(deals).not.toEqual([])
    expect(deals.map(omitPaid)).toEqual((await readDeals(today)).map(omitPaid))
  })

  it('rebuilds the index that exposure is summed from', async () => {
    const { rows } = await indexes[dialect].execute(db)
    const exposure = rows.find(({ name }) => name === 'deals_exposure')
    expect(exposure?.definition).toContain('invoiced_vat_eur_cents')
  })

  it('keeps the indexes that deals are counted by', async () => {
    const { rows } = await indexes[dialect].execute(db)
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['deals_words', 'deals_of_weeks', 'deals_by_late']),
    )
  })

  it('has one index of notifications, which includes the unread mark', async () => {
    const { rows } = await indexes[dialect].execute(db)
    const matching = rows.filter(({ name }) => name.startsWith('notifications_newest'))
    expect(matching).toHaveLength(1)
    expect(matching[0]?.definition).toContain('is_read')
  })

  it('rejects a database of another version, which stays unchanged', async () => {
    await sql`insert into kysely_migration values ('003-of-a-branch', '2026-11-20T09:00:00.000Z')`.execute(
      db,
    )
    await sql`delete from kysely_migration where name = '002-deal-payments'`.execute(db)
    await expect(migrate(db, dialect)).rejects.toThrow(UnknownMigrationsError)
    await expect(migrate(db, dialect)).rejects.toThrow('003-of-a-branch')
    const { rows } = await sql`select name from kysely_migration order by name`.execute(db)
    expect(rows).toEqual([{ name: '001-baseline' }, { name: '003-of-a-branch' }])
  })
})
