import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { openBusyWeek } from '@mocks/node/busy-week'
import type { RequestQuery } from '../call'
import { recordQueries, type RecordedQueries } from '../db/test-database'
import { MAX_COUNTED } from '../db/keyset-page'
import { createListOrder, listIndexed } from '../db/paginate-indexed'
import { createDocumentSearchConditions } from '../products/document-search'
import { listByWords } from '../products/list-by-words'
import { listDeals } from './list-deals'

const person = {
  id: 'admin',
  name: 'Admin',
  email: 'admin@timberdesk.example',
  role: 'admin',
  terms_agreed_at: null,
  company_id: null,
  countries: [],
} as const

const clock = () => new Date('2026-11-20T09:00:00Z')

describe('a page of deals', () => {
  let queries: RecordedQueries
  beforeAll(async () => {
    const db = await openBusyWeek()
    queries = recordQueries(db)
  })
  beforeEach(() => queries.clear())

  const list = async (query: Partial<RequestQuery<'listDeals'>>) =>
    listDeals({ db: queries.db, person, clock, query: { limit: 2, ...query } })
  const findCountQueries = () => queries.findQueries('count(*)')
  const findPageQueries = () => queries.findQueries('order by')

  it.each(['-number', 'client', '-revenue_eur'] as const)(
    'is counted by %s on the first page, but not on the following pages',
    async (sort) => {
      const first = await list({ q: 'po', sort })
      expect(first.total).toBeGreaterThan(2)
      expect(findCountQueries()).not.toEqual([])
      queries.clear()
      const next = await list({ q: 'po', sort, cursor: first.next_cursor ?? '' })
      expect([next.items.length, next.total]).toEqual([2, null])
      expect(findCountQueries()).toEqual([])
    },
  )

  it('is found by the index of words, newest first, and counted by it alone', async () => {
    await list({ q: 'po' })
    expect(await queries.explain(findPageQueries()[0])).toMatch(
      /^SCAN deal_words VIRTUAL TABLE INDEX \d+:\w*\nSEARCH deals USING COVERING INDEX \w+ \(number_key=\?\)$/,
    )
    expect(await queries.explain(findCountQueries()[0])).toMatch(
      /^CO-ROUTINE counted\nSCAN deal_words VIRTUAL TABLE INDEX \d+:\w*\nSCAN counted$/,
    )
  })

  it.each(['-number', 'number'] as const)(
    'is found by the index of words, in its order by %s, if a word has punctuation',
    async (sort) => {
      const { items, total } = await list({ q: 'D-2026', sort })
      expect([items.length, total]).toEqual([2, (await list({ limit: 500 })).items.length])
      for (const query of [findPageQueries()[0], findCountQueries()[1]]) {
        const plan = await queries.explain(query)
        expect(plan).toMatch(
          /SCAN deal_words VIRTUAL TABLE INDEX \d+:\w*\nSEARCH deals USING COVERING INDEX deals_words \(number_key=\?\)/,
        )
        expect(plan).not.toContain('TEMP B-TREE')
      }
    },
  )

  it('is compared once if deals have the words, but none as they are typed', async () => {
    expect(await list({ q: '2026-d' })).toEqual({ items: [], next_cursor: null, total: 0 })
    expect(findPageQueries()).toHaveLength(1)
  })

  it('has no total if more deals than are counted have the words of one with punctuation', async () => {
    const countFound = async (maxCounted: number, number = '%') => {
      const { db } = queries
      const visible = db.selectFrom('deals').where('deals.number', 'like', number)
      const page = await listByWords(
        { db },
        {
          ...{ table: 'deals', visible, isAllVisible: false },
          ...{ filters: { q: 'D-2026', limit: 1 }, sort: '-number' },
          order: { ...createListOrder(sql`deals.number_key`, 'number'), name: 'number' },
        },
        async (ids) => [...ids],
        maxCounted,
      )
      return page?.total
    }
    const all = await countFound(10_000)
    expect(await countFound(Number(all))).toBe(all)
    expect(await countFound(Number(all) - 1)).toBeNull()
    const few = await countFound(Number(all), '%1')
    expect(few).toBeLessThan(Number(all))
    expect(await countFound(Number(few), '%1')).toBeNull()
  })

  it.each([
    [10_000, MAX_COUNTED, 10_000],
    [10_001, MAX_COUNTED, null],
    [10_001, null, 10_001],
  ])('is one of %i deals, counted up to %j as %j', async (count, maxCounted, total) => {
    const deals = sql<{ i: number }>`(
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
      select i from n)`
    const page = await listIndexed(
      { db: queries.db, query: { limit: 1 } },
      {
        all: queries.db.selectFrom(deals.as('deals')),
        id: sql`cast(deals.i as text)`,
        order: { ...createListOrder(sql`deals.i`, 'number'), name: 'number' },
        sort: 'number',
        maxCounted,
      },
      async (ids) => [...ids],
    )
    expect(page).toMatchObject({ items: ['1'], total })
  })

  it('is searched for parts of words in the newest deals alone, if no word begins so', async () => {
    await list({ q: 'xylophone' })
    expect(await queries.explain(findPageQueries().at(-1))).toMatch(
      /SEARCH deals USING COVERING INDEX deals_\w+ \(number_key>\?\)/,
    )
    expect(await queries.explain(findPageQueries().at(-1))).not.toContain('SCAN deals')
    const findPart = (newest: number) =>
      queries.db
        .selectFrom('deals')
        .select('number')
        .where((eb) => eb.and(createDocumentSearchConditions(queries.db, 'deals', '026', newest)))
        .execute()
    expect(await findPart(3)).toHaveLength(3)
    expect((await findPart(50_000)).length).toBeGreaterThan(3)
  })

  it.each([
    ['status', 'deals_by_status'],
    ['-margin_percent', 'deals_by_margin_bp'],
    ['-purchased_percent', 'deals_by_purchased'],
    ['-late_days', 'deals_by_late'],
    ['late_days', 'deals_by_late'],
    ['overdue_since', 'deals_by_unpaid_due_on'],
    ['-overdue_since', 'deals_by_unpaid_due_on'],
  ] as const)('is read in the order of its index when it is sorted by %s', async (sort, index) => {
    await list({ sort })
    expect(await queries.explain(findPageQueries()[0])).toMatch(
      new RegExp(`^(SCAN|SEARCH) deals USING COVERING INDEX ${index}\\b`),
    )
  })

  it('lists the oldest debt first, and deals without one last', async () => {
    const { items } = await list({ sort: 'overdue_since', limit: 500 })
    const days = items.flatMap(({ overdue_since }) => overdue_since ?? [])
    expect(new Set(days).size).toBeGreaterThan(1)
    expect(items.slice(0, days.length).map(({ overdue_since }) => overdue_since)).toEqual(
      days.toSorted(),
    )
    const overdue = await list({ sort: '-overdue_since', overdue: 'only', limit: 500 })
    expect(overdue.items.map(({ overdue_since }) => overdue_since)).toEqual(
      days.toSorted().toReversed(),
    )
  })

  it('reads the index of its sort when filtered by weeks', async () => {
    await list({ week_from: '2026-W45', week_to: '2026-W50', sort: 'client' })
    expect(await queries.explain(findPageQueries()[0])).toMatch(
      /^(SCAN|SEARCH) deals USING COVERING INDEX deals_by_client_key$/,
    )
  })
})
