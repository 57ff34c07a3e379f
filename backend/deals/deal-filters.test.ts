import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { openBusyWeek } from '@mocks/node/busy-week'
import type { Call, Person } from '../call'
import { recordQueries } from '../db/test-database'
import type { Db } from '../db/tables'
import { filterDeals, type DealFilterValues } from './queries'
import { getDealDelay } from './deal-figures'
import { sumDeals } from './list-deals'

const admin: Person = {
  id: 'admin',
  name: 'Admin',
  email: 'admin@timberdesk.example',
  role: 'admin',
  terms_agreed_at: null,
  company_id: null,
  countries: [],
}

const clock = () => new Date('2026-11-20T09:00:00Z')
const today = '2026-11-20'

let db: Db
beforeAll(async () => {
  db = await openBusyWeek()
})

/** Returns SQLite's query plan for the count. */
async function explainCount(filters: DealFilterValues): Promise<string | undefined> {
  const count = filterDeals(db, {
    query: db.selectFrom('deals').select((eb) => eb.fn.countAll().as('count')),
    person: admin,
    filters,
    today,
  })
  const [step] = await count.explain<{ detail: string }>(undefined, sql`query plan`)
  return step?.detail
}

describe('delivery weeks of deals', () => {
  it.each<Pick<DealFilterValues, 'week_from' | 'week_to'>>([
    { week_from: '2026-W45' },
    { week_to: '2026-W45' },
    { week_from: '2026-W45', week_to: '2026-W45' },
    { week_from: '2026-W50', week_to: '2027-W03' },
  ])('overlap those asked for: %j', async (filters) => {
    const all = await db
      .selectFrom('deals')
      .select(['id', 'delivery_week_from', 'delivery_week_to', 'portal_order_id', 'incoterms_rule'])
      .orderBy('id')
      .execute()
    const overlapping = all.filter(({ delivery_week_from: from, delivery_week_to: to }) => {
      if (from === null) return false
      return (to ?? from) >= (filters.week_from ?? '') && from <= (filters.week_to ?? '9999')
    })
    const found = await filterDeals(db, {
      query: db.selectFrom('deals').select('deals.id'),
      person: admin,
      filters,
      today,
    })
      .orderBy('deals.id')
      .execute()
    expect(found.map(({ id }) => id)).toEqual(overlapping.map(({ id }) => id))
    expect(
      overlapping.some(
        ({ delivery_week_from: from }) => from !== null && from < (filters.week_from ?? '9999'),
      ),
    ).toBe(true)
    expect(overlapping.length).toBeLessThan(all.length)
  })

  it('counts use the index of weeks', async () => {
    expect(await explainCount({ week_from: '2026-W50' })).toContain(
      'SEARCH deals USING COVERING INDEX deals_of_weeks',
    )
  })
})

describe('late deals', () => {
  // A Sunday and the Monday after it, the end of a year with 53 weeks, and days long before and
  // after every delivery week.
  it.each([
    today,
    '2026-11-22',
    '2026-11-23',
    '2027-01-03',
    '2027-01-04',
    '2020-01-01',
    '2036-01-01',
  ])('are on %s those with days of delay, whatever their status and weeks', async (day) => {
    const deals = await db
      .selectFrom('deals')
      .select([
        'id',
        'status',
        'delivery_week_from',
        'delivery_week_to',
        'portal_order_id',
        'incoterms_rule',
      ])
      .orderBy('id')
      .execute()
    const found = await filterDeals(db, {
      query: db.selectFrom('deals').select('deals.id'),
      person: admin,
      filters: { late: 'only' },
      today: day,
    })
      .orderBy('deals.id')
      .execute()
    expect(found.map(({ id }) => id)).toEqual(
      deals.filter((deal) => getDealDelay(deal, null, day).late_days !== null).map(({ id }) => id),
    )
  })

  it('exist in the seed in every status that can be late', async () => {
    const late = await filterDeals(db, {
      query: db.selectFrom('deals').select('deals.status').distinct(),
      person: admin,
      filters: { late: 'only' },
      today: '2036-01-01',
    }).execute()
    expect(late.map(({ status }) => status).toSorted()).toEqual([
      'confirmed',
      'loading',
      'order_confirmation',
      'shipped',
    ])
  })

  it('counts use the index of late deals', async () => {
    expect(await explainCount({ late: 'only' })).toContain(
      'SEARCH deals USING COVERING INDEX deals_by_late',
    )
  })

  it('sums use the index of late deals', async () => {
    const queries = recordQueries(db)
    await sumDeals({
      db: queries.db,
      person: admin,
      clock,
      query: { late: 'only' },
    } as Call<'sumDeals'>)
    expect(await queries.explain(queries.findQueries('sum(')[0])).toContain(
      'SEARCH deals USING COVERING INDEX deals_by_late',
    )
  })
})

describe('overdue deals', () => {
  const findOverdue = async (day: string) =>
    (
      await filterDeals(db, {
        query: db.selectFrom('deals').select('deals.id'),
        person: admin,
        filters: { overdue: 'only' },
        today: day,
      })
        .orderBy('deals.id')
        .execute()
    ).map(({ id }) => id)

  it('have an unpaid instalment of an earlier day', async () => {
    const unpaid = await db
      .selectFrom('deal_instalments')
      .select('deal_id')
      .distinct()
      .where('unpaid_cents', '>', 0)
      .where('due_on', '<', today)
      .orderBy('deal_id')
      .execute()
    expect(unpaid.length).toBeGreaterThan(0)
    expect(await findOverdue(today)).toEqual(unpaid.map(({ deal_id }) => deal_id))
  })

  it('become more with the days, without a write', async () => {
    expect((await findOverdue('2036-01-01')).length).toBeGreaterThan(
      (await findOverdue(today)).length,
    )
  })
})
