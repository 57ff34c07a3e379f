import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Schemas } from '../call'
import { getCompanyId } from '../seed/companies'
import { DEMO_COMPANY } from '../seed/company-list'

setUpTestWorlds()
const world = useTestWorld()
const COMPANY = getCompanyId(DEMO_COMPANY)

async function call<Answer = unknown>(
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<Answer> {
  const answer = await fetch(`http://localhost/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Answer
}
const createItem = (change: Partial<Schemas['BasketItemWrite']>): Schemas['BasketItemWrite'] => ({
  ...{
    product_id: null,
    lot_id: null,
    code: null,
    pcs_per_pack: null,
    barcode_starts: null,
    quantity: '1',
    unit: 'pack',
    service: 'none',
  },
  ...change,
})
const add = (...lines: Schemas['BasketItemWrite'][]) =>
  call<Schemas['BasketChange']>('POST', '/basket/lines/', { company_id: null, lines })

/** Stores a product that the demo client can buy, with the given available packs per location. */
async function seedPacks(packs: Readonly<Record<string, number>>) {
  await world.loginAs('client')
  await world.db
    .updateTable('lots')
    .set({ status: 'blocked', basket_line_id: null })
    .where('status', '=', 'reserved')
    .execute()
  await fetch('http://localhost/api/basket/', { method: 'DELETE' })
  const [product] = (await call<Schemas['StockProductList']>('GET', '/portal/products/?limit=1'))
    .items
  const lot = await world.db
    .selectFrom('lots')
    .selectAll()
    .where('product_id', '=', product?.id ?? '')
    .executeTakeFirstOrThrow()
  await world.db
    .updateTable('lots')
    .set({ status: 'blocked' })
    .where('product_id', '=', lot.product_id)
    .where('status', '=', 'available')
    .execute()
  const rows = Object.entries(packs).flatMap(([location, count]) =>
    Array.from({ length: count }, (_, i) => ({
      location,
      barcode: `${location}${i}`,
      received_at: `2026-01-01T08:${String(i).padStart(2, '0')}:00.000Z`,
    })),
  )
  for (const row of rows)
    await world.db
      .insertInto('lots')
      .values({
        ...lot,
        ...row,
        id: crypto.randomUUID(),
        status: 'available',
        basket_line_id: null,
      })
      .execute()
  return lot
}

/** Returns every amount of a product that any operation shows to the client. */
async function findShownAmounts(product_id: string) {
  const { items } = await call<Schemas['StockProductList']>('GET', '/portal/products/?limit=500')
  const narrowed = await call<Schemas['StockProductList']>(
    'GET',
    '/portal/products/?limit=500&location=LVRIX',
  )
  const one = await call<Schemas['StockProductPacks']>('GET', `/portal/products/${product_id}/`)
  const { items: offers } = await call<{ items: Schemas['Offer'][] }>(
    'GET',
    '/offers/?limit=500&status=open',
  )
  const { items: suggestions } = await call<Schemas['BasketSuggestions']>(
    'GET',
    '/basket/suggestions/',
  )
  const getAmounts = ({ amount, stock }: Schemas['StockProduct']) => ({
    amount,
    stock: stock.map((place) => [place.location, place.amount]),
  })
  return {
    listed: items.filter(({ id }) => id === product_id).map(getAmounts),
    narrowed: narrowed.items.filter(({ id }) => id === product_id).map(getAmounts),
    one: getAmounts(one.product),
    packs: [one.packs.length, one.is_more],
    offered: offers
      .filter(({ product }) => product.id === product_id)
      .map(({ free_packs, has_more_packs }) => [free_packs, has_more_packs]),
    suggested: suggestions
      .filter(({ product }) => product.id === product_id)
      .map(({ packs, m3 }) => [packs, m3]),
  }
}

it('a client sees the same for nine packs at two locations as for six, in every operation', async () => {
  const lot = await seedPacks({ LTKLJ: 5, LVRIX: 4 })
  await world.loginAs('manager')
  const terms = {
    company_ids: [COMPANY],
    product_id: lot.product_id,
    lot_id: null,
    packs: 2,
    price: '300.00',
    price_unit: 'm3',
    valid_until: '2027-01-31',
    note: null,
  }
  await call('POST', '/offers/', terms)
  // A product that was ordered before is suggested.
  const { id: line } = await world.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('order_lines.id')
    .where('company_id', '=', COMPANY)
    .where('orders.status', 'not in', ['initial', 'canceled'])
    .orderBy('ordered_on', 'desc')
    .executeTakeFirstOrThrow()
  await world.db
    .updateTable('order_lines')
    .set({ product_id: lot.product_id })
    .where('id', '=', line)
    .execute()
  await world.loginAs('client')
  const amountsOfNine = await findShownAmounts(lot.product_id)
  expect([
    amountsOfNine.offered,
    amountsOfNine.packs,
    amountsOfNine.suggested.map(([packs]) => packs),
  ]).toEqual([[[5, true]], [5, true], [5]])
  const last = world.db
    .selectFrom('lots')
    .select('id')
    .where('product_id', '=', lot.product_id)
    .where('status', '=', 'available')
    .orderBy('barcode', 'desc')
    .limit(3)
  await world.db.updateTable('lots').set({ status: 'blocked' }).where('id', 'in', last).execute()
  expect(await findShownAmounts(lot.product_id)).toEqual(amountsOfNine)
})

const blockPacks = (product_id: string, count: number) =>
  world.db
    .updateTable('lots')
    .set({ status: 'blocked' })
    .where(
      'id',
      'in',
      world.db
        .selectFrom('lots')
        .select('id')
        .where('product_id', '=', product_id)
        .where('status', '=', 'available')
        .orderBy('barcode', 'desc')
        .limit(count),
    )
    .execute()

it('a company gets at most five packs of a product, and every answer is the same for 11 and for 40', async () => {
  const lot = await seedPacks({ LTKLJ: 40 })
  const askForAll = async () => {
    const { basket, results } = await add(
      createItem({ product_id: lot.product_id, quantity: '900' }),
      createItem({ product_id: lot.product_id }),
      createItem({ product_id: lot.product_id, quantity: '4000', unit: 'm3' }),
    )
    const [line] = basket.lines
    const more = await call<Schemas['BasketChange']>('PUT', `/basket/lines/${line?.id ?? ''}/`, {
      packs: 900,
      service: 'none',
    })
    const byBarcode = await add(createItem({ code: 'LTKLJ9' }))
    const shown = await findShownAmounts(lot.product_id)
    await call('DELETE', '/basket/')
    return {
      results: [...results, ...more.results, ...byBarcode.results].map(({ outcome, packs }) => [
        outcome,
        packs,
      ]),
      lines: more.basket.lines.map(({ packs, is_more }) => [packs, is_more]),
      ...shown,
    }
  }
  const answers = await askForAll()
  expect(answers.results).toEqual([
    ['pack_limit', 5],
    ['pack_limit', 0],
    ['pack_limit', 0],
    ['pack_limit', 5],
    ['pack_limit', 0],
  ])
  expect(answers.lines).toEqual([[5, false]])
  await blockPacks(lot.product_id, 29)
  expect(await askForAll()).toEqual(answers)
})

it('a pack beyond the five that are listed is not found by its barcode', async () => {
  await seedPacks({ LTKLJ: 9 })
  const outcomes = async () =>
    (await add(createItem({ code: 'LTKLJ8' }), createItem({ barcode_starts: 'LTKLJ8' }))).results
  expect((await outcomes()).map(({ outcome }) => outcome)).toEqual(['taken', 'taken'])
})

it('a part of an offer reveals no more than five free packs', async () => {
  const lot = await seedPacks({ LTKLJ: 8 })
  await world.loginAs('manager')
  const { items } = await call<{ items: Schemas['Offer'][] }>('POST', '/offers/', {
    company_ids: [COMPANY],
    product_id: lot.product_id,
    lot_id: null,
    packs: 20,
    price: '300.00',
    price_unit: 'm3',
    valid_until: '2027-01-31',
    note: null,
  })
  await world.loginAs('client')
  const accept = (packs: number) =>
    call(
      'POST',
      `/offers/${items[0]?.id ?? ''}/transitions/`,
      { to: 'accepted', packs },
      {
        'If-Match': `"${String(items[0]?.version)}"`,
      },
    )
  const refusal = { errors: [{ pointer: '/packs', code: 'too_large', params: { max: 5 } }] }
  expect(await accept(8)).toMatchObject(refusal)
  expect(await accept(9)).toMatchObject(refusal)
  expect(await accept(5)).toMatchObject({ results: [{ outcome: 'reserved', packs: 5 }] })
})

it('a company reserves no more than its limit, and the basket says what is left', async () => {
  const lot = await seedPacks({ LTKLJ: 40 })
  const company = world.db.updateTable('companies').where('id', '=', COMPANY)
  await company.set({ sees_full_amounts: 1, reservation_percent: 10 }).execute()
  const ask = { product_id: lot.product_id, quantity: '40' }
  const { basket, results } = await add(createItem(ask))
  expect(results).toMatchObject([{ outcome: 'reservation_limit' }])
  const packs = results[0]?.packs ?? 0
  expect(packs).toBeGreaterThan(0)
  expect(basket.truck.weight_kg).toBeLessThanOrEqual(2400)
  expect(basket.reservation).toMatchObject({
    percent: 10,
    most_kg: 2400,
    left_kg: 2400 - basket.truck.weight_kg,
  })
  expect((await add(createItem(ask))).results).toMatchObject([
    { outcome: 'reservation_limit', packs: 0 },
  ])
  await world.loginAs('manager')
  const byManager = await call<Schemas['BasketChange']>('POST', '/basket/lines/', {
    company_id: COMPANY,
    lines: [createItem({ ...ask, quantity: '1' })],
  })
  expect(byManager.results).toMatchObject([{ outcome: 'reserved', packs: 1 }])
})

it('an expired basket shows at most five remaining packs, or that all remain', async () => {
  const lot = await seedPacks({ LTKLJ: 12 })
  await world.loginAs('manager')
  const { basket } = await call<Schemas['BasketChange']>('POST', '/basket/lines/', {
    company_id: COMPANY,
    lines: [createItem({ product_id: lot.product_id, quantity: '10' })],
  })
  world.clock.advance((basket.hours + 1) * 3_600_000)
  await world.loginAs('client')
  const readFreePacks = async () =>
    (await call<Schemas['Basket']>('GET', '/basket/')).past?.lines.map(
      ({ free_packs, has_more_packs }) => [free_packs, has_more_packs],
    )
  expect(await readFreePacks()).toEqual([[10, false]])
  await blockPacks(lot.product_id, 5)
  expect(await readFreePacks()).toEqual([[5, true]])
  await blockPacks(lot.product_id, 3)
  expect(await readFreePacks()).toEqual([[4, false]])
})

it('a hidden product is not listed as a match of a code', async () => {
  const lot = await seedPacks({ LTKLJ: 2 })
  const { name } = await world.db
    .selectFrom('products')
    .select('name')
    .where('id', '=', lot.product_id)
    .executeTakeFirstOrThrow()
  const ask = async () =>
    (await add(createItem({ code: name }), createItem({ barcode_starts: 'LTKLJ' }))).results.map(
      ({ outcome, name: shownName }) => [outcome, shownName],
    )
  expect(await ask()).toEqual([
    ['reserved', name],
    ['reserved', name],
  ])
  await fetch('http://localhost/api/basket/', { method: 'DELETE' })
  const [price] = await world.db
    .selectFrom('prices')
    .selectAll()
    .where('product_id', '=', lot.product_id)
    .where('list', '=', 'stock')
    .limit(1)
    .execute()
  if (!price) throw new Error('It has no price.')
  await world.db
    .deleteFrom('prices')
    .where('product_id', '=', lot.product_id)
    .where('company_id', '=', COMPANY)
    .execute()
  await world.db
    .insertInto('prices')
    .values({
      ...price,
      id: crypto.randomUUID(),
      company_id: COMPANY,
      country: null,
      start_date: '2026-01-01',
      end_date: null,
      hidden: 1,
      is_on: 1,
    })
    .execute()
  expect(await ask()).toEqual([
    ['unknown', null],
    ['unknown', null],
  ])
})
