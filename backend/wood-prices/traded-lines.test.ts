import { beforeAll, describe, expect, it } from 'vitest'
import { openBusyWeek } from '@mocks/node/busy-week'
import type { Person, Role } from '../call'
import { recordQueries, type RecordedQueries } from '../db/test-database'
import { BOARD } from '../wood-lines/samples'
import { findOthers, findOwnLast } from './find-past-prices'
import { listTradedLines, sumTradedLines } from './list-traded-lines'

const createPerson = (role: Role): Person => ({
  id: 'person',
  name: '',
  email: '',
  role,
  terms_agreed_at: null,
  company_id: null,
  countries: [],
})

let queries: RecordedQueries
beforeAll(async () => {
  const db = await openBusyWeek()
  queries = recordQueries(db)
})

const explainList = async (query: Partial<Parameters<typeof listTradedLines>[0]['query']>) => {
  queries.clear()
  const call = { db: queries.db, person: createPerson('admin'), query: { limit: 50, ...query } }
  await listTradedLines(call as Parameters<typeof listTradedLines>[0])
  return queries.explain(queries.findQueries('order by')[0])
}

describe('the list of prices', () => {
  it.each([
    ['-date', 'by_day'],
    ['date', 'by_day'],
    ['-eur_per_m3', 'by_price'],
    ['volume_m3', 'by_volume'],
    ['-amount_eur', 'by_amount'],
  ] as const)(
    'sorted by %s, reads both tables in the order of their index',
    async (sort, index) => {
      const plan = await explainList({ sort })
      expect(plan).toMatch(
        new RegExp(`deal_lines USING (COVERING )?INDEX deal_lines_traded_${index}`),
      )
      expect(plan).toMatch(
        new RegExp(`supply_lines USING (COVERING )?INDEX supply_lines_traded_${index}`),
      )
      expect(plan).not.toMatch(/TEMP B-TREE/)
    },
  )

  it('of a size, reads only the lines of its woods', async () => {
    const plan = await explainList({ q: '47x150' })
    expect(plan).toMatch(/deal_lines USING INDEX deal_lines_traded_of_wood \(wood_key=\?/)
    expect(plan).toMatch(/supply_lines USING INDEX supply_lines_traded_of_wood/)
  })

  it('is summed from an index alone', async () => {
    queries.clear()
    await sumTradedLines({ db: queries.db, person: createPerson('admin'), query: {} })
    const plan = await queries.explain(queries.findQueries('sum(')[0])
    expect(plan).toMatch(/deal_lines USING COVERING INDEX/)
    expect(plan).toMatch(/supply_lines USING COVERING INDEX/)
  })

  it('has no bought lines for a sale manager, whatever the filters', async () => {
    for (const query of [{}, { kind: ['bought' as const] }, { sawmill_id: ['x'] }]) {
      const { items } = await sumTradedLines({
        db: queries.db,
        person: createPerson('sale_manager'),
        query,
      })
      expect(items.map(({ kind }) => kind)).toEqual(
        'kind' in query || 'sawmill_id' in query ? [] : ['sold'],
      )
    }
  })

  it('sums every line of agreed deals once', async () => {
    const { items } = await sumTradedLines({
      db: queries.db,
      person: createPerson('admin'),
      query: {},
    })
    const agreed = await queries.db
      .selectFrom('deal_lines')
      .innerJoin('deals', 'deals.id', 'deal_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', 'not in', ['draft', 'canceled'])
      .executeTakeFirstOrThrow()
    expect(items[0]).toMatchObject({ kind: 'sold', count: agreed.count })
    expect(items[1]).toMatchObject({ kind: 'bought' })
  })
})

describe('past prices', () => {
  const createLine = async (column: 'client_id') => {
    const row = await queries.db
      .selectFrom('deal_lines')
      .innerJoin('deals', 'deals.id', 'deal_id')
      .selectAll('deal_lines')
      .select(['deals.id as own_id', column])
      .where('traded_on', 'is not', null)
      .where('product_id', 'is not', null)
      .orderBy('number_key', 'desc')
      .executeTakeFirstOrThrow()
    return {
      partner: row.client_id,
      line: {
        product_id: row.product_id,
        wood_key: row.wood_key,
        certification: row.certification,
        document_id: 'none',
        price_unit: 'm3' as const,
        currency: 'EUR' as const,
        exchange_rate: null,
        specification: BOARD,
      },
    }
  }

  it('of a client are looked up from its newest deal', async () => {
    const { line, partner } = await createLine('client_id')
    queries.clear()
    expect(await findOwnLast(queries.db, line, 'sold', partner)).toMatchObject({
      is_same_product: true,
      partner: { id: partner },
    })
    const plan = await queries.explain(queries.findQueries('"deals" cross join')[0])
    expect(plan).toMatch(/deals USING INDEX deals_of_client_id \(client_id=\?\)/)
    expect(plan).toMatch(/deal_lines USING INDEX deal_lines_\w+ \(deal_id=\?/)
  })

  it('of others are looked up from the newest line of the wood, a partner once', async () => {
    const { line, partner } = await createLine('client_id')
    queries.clear()
    const others = await findOthers(queries.db, line, {
      kind: 'sold',
      exceptPartnerIds: [partner],
    })
    const partners = others.map((other) => other.partner.id)
    expect(new Set(partners).size).toBe(partners.length)
    expect(partners).not.toContain(partner)
    const plan = await queries.explain(queries.findQueries('"deal_lines" cross join')[0])
    expect(plan).toMatch(
      /deal_lines USING INDEX deal_lines_traded_of_wood \(wood_key=\?( AND traded_on>\?)?\)/,
    )
    expect(plan).not.toMatch(/TEMP B-TREE/)
  })
})
