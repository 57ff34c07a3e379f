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
const createItem = (change: Partial<Schemas['BasketWish']>): Schemas['BasketWish'] => ({
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
const add = (...lines: Schemas['BasketWish'][]) =>
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
    Array.from({ length: count }, (_, i) => ({ location, barcode: `${location}${i}` })),
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
      .map(({ free_packs }) => free_packs),
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
    new Set(amountsOfNine.offered),
    amountsOfNine.packs,
    amountsOfNine.suggested.map(([packs]) => packs),
  ]).toEqual([new Set([6]), [5, true], [5]])
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

it('a basket shows only that there is more than it holds', async () => {
  const lot = await seedPacks({ LTKLJ: 12 })
  const { basket } = await add(createItem({ product_id: lot.product_id, quantity: '2' }))
  expect(basket.lines).toMatchObject([{ packs: 2, is_more: true }])
  const { basket: again } = await add(createItem({ product_id: lot.product_id, quantity: '10' }))
  expect(again.lines).toMatchObject([{ packs: 12, is_more: false }])
})

it('an expired basket shows at most five remaining packs, or that all remain', async () => {
  const lot = await seedPacks({ LTKLJ: 12 })
  const { basket } = await add(createItem({ product_id: lot.product_id, quantity: '10' }))
  world.clock.advance((basket.hours + 1) * 3_600_000)
  await world.loginAs('client')
  const readFreePacks = async () =>
    (await call<Schemas['Basket']>('GET', '/basket/')).past?.lines.map(
      ({ free_packs }) => free_packs,
    )
  const take = (count: number) =>
    world.db
      .updateTable('lots')
      .set({ status: 'blocked' })
      .where(
        'id',
        'in',
        world.db
          .selectFrom('lots')
          .select('id')
          .where('product_id', '=', lot.product_id)
          .where('status', '=', 'available')
          .limit(count),
      )
      .execute()
  expect(await readFreePacks()).toEqual([10])
  await take(5)
  expect(await readFreePacks()).toEqual([6])
  await take(3)
  expect(await readFreePacks()).toEqual([4])
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
