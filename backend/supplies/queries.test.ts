import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBusyWeek } from '@mocks/node/busy-week'
import type { Call, RequestQuery } from '../call'
import { recordQueries, type RecordedQueries } from '../db/test-database'
import { listSupplies } from './queries'

const clock = () => new Date('2026-11-20T09:00:00Z')

describe('a page of supplies, filtered by country and wood', () => {
  let queries: RecordedQueries
  beforeAll(async () => {
    const db = await openBusyWeek()
    await sql`analyze`.execute(db)
    queries = recordQueries(db)
  })
  beforeEach(() => queries.clear())

  const list = async (query: Partial<RequestQuery<'listSupplies'>>) =>
    listSupplies({
      db: queries.db,
      clock,
      query: { limit: 500, country: ['LT', 'EE'], wood: ['PNSY', 'PCAB'], ...query },
    } as Call<'listSupplies'>)

  it.each<Partial<RequestQuery<'listSupplies'>>>([
    { late: 'only', sort: '-late_days' },
    { free: 'only', sort: '-free_m3' },
    { status: ['ready'], sort: 'ready_week' },
    {
      status: ['ordered', 'confirmed'],
      week_from: '2026-W40',
      week_to: '2026-W52',
      sort: 'ready_week',
    },
    {},
  ])('is found and counted from indexes only: %j', async (query) => {
    const { items } = await list({ ...query, limit: 1 })
    expect(items.length).toBe(1)
    const [page, count] = [queries.findQueries('order by')[0], queries.findQueries('count(*)')[0]]
    for (const statement of [page, count])
      expect(await queries.explain(statement)).toMatch(
        /(SCAN|SEARCH) supplies USING COVERING INDEX/,
      )
  })

  it.each<Partial<RequestQuery<'listSupplies'>>>([
    { late: 'only', sort: 'late_days' },
    { free: 'only', sort: 'free_m3' },
    { week_to: '2026-W52', sort: '-ready_week' },
  ])('reads no second query if every row has a sort value: %j', async (query) => {
    const { items, next_cursor } = await list(query)
    expect([items.length > 0, next_cursor]).toEqual([true, null])
    expect(queries.findQueries('order by')).toHaveLength(1)
  })

  it('reads and counts a search without filters from the index of words', async () => {
    await list({ q: 'mediena', country: [], wood: [], limit: 1 })
    const [page, count] = [queries.findQueries('order by')[0], queries.findQueries('count(*)')[0]]
    expect(await queries.explain(page)).toMatch(
      /^SCAN supply_words .*\nSEARCH supplies USING COVERING INDEX \w+ \(number_key=\?\)$/,
    )
    expect(await queries.explain(count)).toMatch(
      /^CO-ROUTINE counted\nSCAN supply_words [^\n]*\nSCAN counted$/,
    )
  })

  it('lists supplies in time after late ones, unless filtered', async () => {
    const { items } = await list({ sort: '-late_days' })
    expect(items.findIndex(({ late_days }) => late_days === null)).toBe(
      items.findLastIndex(({ late_days }) => late_days !== null) + 1,
    )
    expect(queries.findQueries('order by')).toHaveLength(2)
  })
})
