import { expect } from 'vitest'
import type { Role, Schemas } from '../../call'
import { expectAnswer, expectFieldErrors, expectProblem, readAllIds } from '../answers'
import { forbidden, invalid, success, UNKNOWN_ID, type Cases } from '../case'
import type { People } from '../host'
import { openRevision } from '../fixtures/saved-revisions'
import {
  createConfirmedDeal,
  createOrderedSupply,
  createUniqueBoard,
  getLineId,
} from '../fixtures/saved-cover'
import { createClient, createDeal, sampleLine } from '../fixtures/saved-deals'
import { createSawmill } from '../fixtures/saved-supplies'

type Specification = Schemas['Specification']

const readLines = async (people: People, role: Role, query: string) =>
  expectAnswer(await (await people.as(role)).get(`/wood_prices/?${query}`), 'listTradedLines')
const readTotals = async (people: People, role: Role, query: string) =>
  expectAnswer(await (await people.as(role)).get(`/wood_prices/totals/?${query}`), 'sumTradedLines')

const toSizeQuery = ({ thickness_mm, width_mm }: Specification) =>
  `q=${width_mm ?? ''}x${thickness_mm ?? ''}`

/** Creates a deal of 40 m3 at a price and a supply of 40 m3 at 248.00, of the same wood. */
async function createTrades(people: People, price = '312.00') {
  const wood = createUniqueBoard()
  const lines = [sampleLine({ specification: wood, price, certification: 'none' })]
  const deal = await createConfirmedDeal(people, [], { lines })
  const { supply } = await createOrderedSupply(people, [wood])
  return { wood, deal, supply, query: toSizeQuery(wood) }
}

const getContext = async (people: People, role: Role, change: object) =>
  (await people.as(role)).post('/wood_prices/context/', {
    kind: 'sold',
    partner_id: null,
    document_id: null,
    product_id: null,
    specification: null,
    certification: 'none',
    price_unit: 'm3',
    currency: 'EUR',
    exchange_rate: null,
    ...change,
  })
const readContext = async (people: People, role: Role, change: object) =>
  expectAnswer(await getContext(people, role, change), 'getPriceContext')

export const woodPriceCases = {
  listTradedLines: [
    success('lists what a size was sold and bought for, newest first', async (people) => {
      const { deal, supply, query } = await createTrades(people)
      const { items, total } = await readLines(people, 'purchase_manager', query)
      expect(total).toBe(2)
      const sold = items.find(({ kind }) => kind === 'sold')
      expect(sold).toMatchObject({
        id: getLineId(deal),
        date: '2026-11-20',
        document: { id: deal.id, number: deal.number },
        partner: { id: deal.client.id },
        volume_m3: '40.000',
        price: '312.00',
        eur_per_m3: '312.00',
        amount: '12480.00',
        amount_eur: '12480.00',
      })
      expect(items.find(({ kind }) => kind === 'bought')).toMatchObject({
        id: getLineId(supply),
        document: { id: supply.id, number: supply.number },
        partner: { id: supply.sawmill.id },
        price: '248.00',
        amount_eur: '9920.00',
      })
    }),
    success('lists sold lines only for sale managers, whatever they filter by', async (people) => {
      const { supply, query } = await createTrades(people)
      const { items } = await readLines(people, 'sale_manager', query)
      expect(items.map(({ kind }) => kind)).toEqual(['sold'])
      expect((await readLines(people, 'sale_manager', `${query}&kind=bought`)).items).toEqual([])
      expect(
        (await readLines(people, 'sale_manager', `sawmill_id=${supply.sawmill.id}`)).items,
      ).toEqual([])
    }),
    success('leaves drafts and canceled documents out', async (people) => {
      const wood = createUniqueBoard()
      await createDeal(people, { lines: [sampleLine({ specification: wood })] })
      const { supply } = await createOrderedSupply(people, [wood])
      const purchaseManager = await people.as('purchase_manager')
      await expectAnswer(
        await purchaseManager.post(
          `/supplies/${supply.id}/transitions/`,
          { to: 'canceled', reason: 'Too late' },
          { 'If-Match': `"${supply.version}"` },
        ),
        'transitionSupply',
      )
      expect((await readLines(people, 'admin', toSizeQuery(wood))).items).toEqual([])
    }),
    success(
      'is filtered by wood, length, client, sawmill, country, currency and weeks',
      async (people) => {
        const { deal, supply, query, wood } = await createTrades(people)
        const readIds = async (filter: string) =>
          (await readLines(people, 'admin', `${query}&${filter}`)).items.map(({ id }) => id)
        const [sold, bought] = [getLineId(deal), getLineId(supply)]
        expect(await readIds(`client_id=${deal.client.id}`)).toEqual([sold])
        expect(await readIds(`sawmill_id=${supply.sawmill.id}`)).toEqual([bought])
        expect(await readIds('kind=bought')).toEqual([bought])
        expect(await readIds('currency=GBP')).toEqual([])
        expect(await readIds('country=FR')).toEqual([sold])
        expect(await readIds(`wood=${wood.wood ?? ''}&kind=sold`)).toEqual([sold])
        expect(await readIds('wood=FXEX')).toEqual([])
        expect(await readIds('week_from=2026-W47&week_to=2026-W47&kind=sold')).toEqual([sold])
        expect(await readIds('week_to=2026-W46&kind=sold')).toEqual([])
        const search = async (q: string) =>
          (await readLines(people, 'admin', `q=${encodeURIComponent(q)}`)).items.map(({ id }) => id)
        const size = `${wood.thickness_mm ?? ''} x ${wood.width_mm ?? ''}`
        expect(await search(`${size} x 4800 spruce`)).toHaveLength(2)
        expect(await search(`${size} x 5100`)).toEqual([])
        expect(await search(`${size} ${deal.number.toLowerCase()}`)).toEqual([sold])
        expect(await search(`${size} pine`)).toEqual([])
      },
    ),
    success('is found by each length of its range, and by those of several', async (people) => {
      const { thickness_mm, width_mm, ...wood } = createUniqueBoard({ length_mm: null })
      const section = { ...wood, thickness_mm, width_mm }
      const range = { kind: 'range' as const, from_mm: 3000, to_mm: 5400, average_mm: null }
      const items = [3900, 6000].map((length_mm) => ({ length_mm, count: null }))
      const several = { kind: 'several' as const, counted_in: null, items }
      const { lines } = await createConfirmedDeal(people, [
        { ...section, lengths: range },
        { ...section, lengths: several },
      ])
      const [ofRange, ofSeveral] = lines.map(({ id }) => id)
      const search = async (length: string) => {
        const q = encodeURIComponent(`${thickness_mm}x${width_mm}x${length}`)
        return new Set((await readLines(people, 'admin', `q=${q}`)).items.map(({ id }) => id))
      }
      expect(await search('3900')).toEqual(new Set([ofRange, ofSeveral]))
      expect(await search('4.2')).toEqual(new Set([ofRange]))
      expect(await search('6000')).toEqual(new Set([ofSeveral]))
      expect(await search('2900')).toEqual(new Set())
    }),
    success('pages in every order without a gap', async (people) => {
      await createTrades(people)
      for (const sort of ['date', '-eur_per_m3', 'volume_m3', '-amount_eur']) {
        const read = (cursor: string) =>
          readLines(people, 'admin', `wood=PCAB&sort=${sort}&limit=100${cursor}`)
        const ids = await readAllIds(read)
        expect(new Set(ids).size).toBe(ids.length)
      }
      const ids = await readAllIds((cursor) =>
        readLines(people, 'admin', `sort=-eur_per_m3&limit=100${cursor}`),
      )
      expect(ids).toHaveLength((await readLines(people, 'admin', 'limit=1')).total ?? 0)
    }),
    invalid('refuses an unknown sort, a foreign cursor and reversed weeks', async (people) => {
      const admin = await people.as('admin')
      await expectFieldErrors(await admin.get('/wood_prices/?sort=price'), {
        '?sort': 'unknown_value',
      })
      await expectFieldErrors(await admin.get('/wood_prices/?cursor=x'), {
        '?cursor': 'wrong_format',
      })
      await expectFieldErrors(
        await admin.get('/wood_prices/?week_from=2026-W48&week_to=2026-W47'),
        {
          '?week_to': 'week_order',
        },
      )
    }),
    success('shows sale prices after the discount of their line', async (people) => {
      const wood = createUniqueBoard()
      const discount = { kind: 'percent', value: '10.00' } as const
      const lines = [sampleLine({ specification: wood, discount, certification: 'none' })]
      const deal = await createConfirmedDeal(people, [], { lines })
      const { items } = await readLines(people, 'purchase_manager', toSizeQuery(wood))
      expect(items).toMatchObject([
        { price: '280.80', is_discounted: true, eur_per_m3: '280.80', amount: '11232.00' },
      ])
      const ask = { specification: wood, partner_id: deal.client.id }
      expect(await readContext(people, 'purchase_manager', ask)).toMatchObject({
        own_last: { price: '280.80', is_discounted: true, line_price: '280.80' },
      })
    }),
  ],
  sumTradedLines: [
    success('sums the lines of each kind, with the price by volume', async (people) => {
      const { wood, query } = await createTrades(people, '300.00')
      const line = { specification: wood, certification: 'none' as const, quantity: '10.000' }
      await createConfirmedDeal(people, [], { lines: [sampleLine({ ...line, price: '360.00' })] })
      expect(await readTotals(people, 'admin', query)).toEqual({
        items: [
          {
            kind: 'sold',
            count: 2,
            volume_m3: '50.000',
            amount_eur: '15600.00',
            average_eur_per_m3: '312.00',
            lowest_eur_per_m3: '300.00',
            highest_eur_per_m3: '360.00',
            unpriced: 0,
          },
          {
            kind: 'bought',
            count: 1,
            volume_m3: '40.000',
            amount_eur: '9920.00',
            average_eur_per_m3: '248.00',
            lowest_eur_per_m3: '248.00',
            highest_eur_per_m3: '248.00',
            unpriced: 0,
          },
        ],
      })
      const { items } = await readTotals(people, 'sale_manager', query)
      expect(items.map(({ kind }) => kind)).toEqual(['sold'])
    }),
    invalid('refuses reversed weeks', async (people) => {
      const admin = await people.as('admin')
      await expectFieldErrors(
        await admin.get('/wood_prices/totals/?week_from=2026-W48&week_to=2026-W47'),
        { '?week_to': 'week_order' },
      )
    }),
  ],
  getPriceContext: [
    success(
      'returns the last prices of the client and of others, and the amounts',
      async (people) => {
        const { wood, deal } = await createTrades(people)
        const lines = [sampleLine({ specification: { ...wood, length_mm: 3600 }, price: '330.00' })]
        const other = await createConfirmedDeal(people, [], { lines })
        const ask = { specification: wood, partner_id: deal.client.id }
        const context = await readContext(people, 'purchase_manager', ask)
        expect(context).toMatchObject({
          own_last: {
            price: '312.00',
            line_price: '312.00',
            date: '2026-11-20',
            document: { number: deal.number },
            is_same_product: false,
            differences: [],
          },
          others: [
            {
              price: '330.00',
              document: { number: other.number },
              length_mm: 3600,
              differences: ['other_length'],
            },
          ],
          list_price: null,
          last_purchase: [{ price: '248.00', currency: 'EUR' }],
          available_m3: '0.000',
          incoming_m3: '40.000',
        })
        const revision = await openRevision(people, deal)
        for (const document_id of [deal.id, revision.id])
          expect(
            (await readContext(people, 'purchase_manager', { ...ask, document_id })).own_last,
          ).toBeNull()
        const inPounds = { ...ask, currency: 'GBP', exchange_rate: '0.8500' }
        expect((await readContext(people, 'purchase_manager', inPounds)).own_last).toMatchObject({
          price: '312.00',
          line_price: '265.20',
        })
      },
    ),
    success('names no sawmill and no purchase price to a sale manager', async (people) => {
      const { wood, supply } = await createTrades(people)
      const answer = await getContext(people, 'sale_manager', { specification: wood })
      const text = await answer.clone().text()
      expect(await answer.json()).not.toHaveProperty('last_purchase')
      expect(text).not.toContain(supply.sawmill.id)
      expect(text).not.toContain('248.00')
    }),
    success('returns the price list’s price of a product', async (people) => {
      const admin = await people.as('admin')
      const { items } = await expectAnswer(
        await admin.get('/prices/?scope=general&state=valid'),
        'listPrices',
      )
      const listed = items.find(({ price, hidden }) => price !== null && !hidden)
      const context = await readContext(people, 'sale_manager', {
        product_id: listed?.product.id,
        price_unit: listed?.unit,
      })
      expect(context.list_price).toMatchObject({ scope: 'general', price_unit: listed?.unit })
      expect(context.list_price?.line_price).toBe(context.list_price?.price)
    }),
    success('returns the mill’s price and planned prices for a supply', async (people) => {
      const { wood, deal, supply } = await createTrades(people)
      const sawmill_id = await createSawmill(people)
      await createOrderedSupply(people, [wood], { sawmill_id, line: { price: '255.00' } })
      const ask = { kind: 'bought', specification: wood, partner_id: sawmill_id }
      const context = await readContext(people, 'purchase_manager', ask)
      expect(context).toMatchObject({
        own_last: { price: '255.00' },
        others: [{ price: '248.00', document: { number: supply.number } }],
        planned: [{ price: '248.00', document: { number: deal.number } }],
      })
      const cargoManager = await readContext(people, 'cargo_manager', ask)
      expect(cargoManager.own_last).toMatchObject({ price: '255.00' })
      expect(cargoManager).not.toHaveProperty('planned')
    }),
    invalid('refuses an unknown product and a line without wood', async (people) => {
      await expectFieldErrors(await getContext(people, 'admin', {}), {
        '/specification': 'required',
      })
      await expectFieldErrors(await getContext(people, 'admin', { product_id: UNKNOWN_ID }), {
        '/product_id': 'not_found',
      })
    }),
    forbidden('forbids the other side of the trade', async (people) => {
      const specification = createUniqueBoard()
      const partner_id = await createClient(people)
      await expectProblem(
        await getContext(people, 'sale_manager', { kind: 'bought', specification }),
        'forbidden',
        403,
      )
      await expectProblem(
        await getContext(people, 'cargo_manager', { specification, partner_id }),
        'forbidden',
        403,
      )
    }),
  ],
} satisfies Cases
