import { beforeAll, describe, expect, it } from 'vitest'
import { openBusyWeek } from '@mocks/node/busy-week'
import { recordQueries, type RecordedQueries } from '../db/test-database'
import { findLastPrices } from './load-deal-warnings'

describe('last prices of products', () => {
  let queries: RecordedQueries
  beforeAll(async () => {
    const db = await openBusyWeek()
    queries = recordQueries(db)
  })

  const findAgreed = (product: string) =>
    queries.db
      .selectFrom('deal_lines')
      .innerJoin('deals', 'deals.id', 'deal_id')
      .select(['deals.id', 'number', 'price'])
      .where('incoterms_rule', '=', 'DAP')
      .where('product_id', '=', product)
      .where('status', 'not in', ['draft', 'canceled'])
      .orderBy('number_key', 'desc')
      .orderBy('position', 'desc')
      .execute()

  it('come from the newest agreed deal of the same Incoterms rule, without the excepted one', async () => {
    const products = (await queries.db.selectFrom('products').select('id').execute()).map(
      ({ id }) => id,
    )
    const found = await findLastPrices(queries.db, products, 'DAP', null)
    expect(found.size).toBeGreaterThan(10)
    for (const product of products) {
      const [last] = await findAgreed(product)
      expect(found.get(product)?.number).toBe(last?.number)
      const before = (await findAgreed(product)).find(({ id }) => id !== last?.id)
      expect(
        (await findLastPrices(queries.db, [product], 'DAP', last?.id ?? null)).get(product)?.number,
      ).toBe(before?.number)
    }
  })

  it('take one index lookup each', async () => {
    queries.clear()
    await findLastPrices(
      queries.db,
      [(await queries.db.selectFrom('products').select('id').executeTakeFirstOrThrow()).id],
      'DAP',
      'none',
    )
    const plan = await queries.explain(queries.findQueries('"line_id"')[0])
    expect(plan).toMatch(/SEARCH deal_lines USING INDEX deal_lines_of_product \(product_id=\?\)/)
    expect(plan).not.toMatch(/TEMP B-TREE|SCAN deal/)
  })
})
