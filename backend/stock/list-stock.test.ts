import { expect, it } from 'vitest'
import { openBusyWeek } from '@mocks/node/busy-week'
import type { Call } from '../call'
import { recordQueries } from '../db/test-database'
import { listStock } from './list-stock'

it('a first page of the stock has read the rows of all products, so it does not count them', async () => {
  const queries = recordQueries(await openBusyWeek())
  const list = async (limit: number) => {
    queries.clear()
    const call = {
      db: queries.db,
      person: { id: 'admin', role: 'admin', countries: [], company_id: null },
      language: 'en',
      clock: () => new Date('2026-11-20T09:00:00Z'),
      query: { limit },
    } as unknown as Call<'listStock'>
    const { items, next_cursor, total } = await listStock(call)
    const counts = queries.findQueries('count(*)').length
    return { rows: items.length, hasMore: next_cursor !== null, total, isCounted: counts > 0 }
  }
  const { rows: total } = await list(500)
  expect(await list(50)).toEqual({ rows: 50, hasMore: true, total, isCounted: false })
})
