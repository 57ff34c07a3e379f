import { addWeeks, toWeek } from '@domain/calendar'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Role, Schemas } from '../call'
import { formatProductName } from '../products/format-product-name'
import { DEMO_COMPANY } from '../seed/company-list'
import { getCompanyId } from '../seed/companies'

setUpTestWorlds()
const world = useTestWorld()
const COMPANY = getCompanyId(DEMO_COMPANY)
type Order = Schemas['Order']

const send = async <Found>(
  role: Role,
  method: string,
  path: string,
  body?: object,
  language = 'en',
): Promise<Found> => {
  await world.loginAs(role)
  const answer = await fetch(`http://localhost/api${path}`, {
    method,
    headers: {
      'Accept-Language': language,
      ...(body && { 'Content-Type': 'application/json', 'If-Match': '"1"' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Found
}

/** Returns a product with several free packs at one location and a price for the company. */
async function findProduct(): Promise<{ id: string; name: string }> {
  const { items } = await send<Schemas['StockProductList']>(
    'client',
    'GET',
    '/portal/products/?limit=500',
  )
  const priced = items.filter(({ fca }) => fca !== null).map(({ id }) => id)
  const { product_id } = await world.db
    .selectFrom('lots')
    .select('product_id')
    .where('status', '=', 'available')
    .where('product_id', 'in', priced)
    .groupBy(['product_id', 'location'])
    .having(({ fn }) => fn.countAll<number>(), '>', 4)
    .orderBy('product_id')
    .executeTakeFirstOrThrow()
  return world.db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', '=', product_id)
    .executeTakeFirstOrThrow()
}

let product: { id: string; name: string }

const addPacks = async (packs: number, service: Schemas['LineService'] = 'none') =>
  send('client', 'POST', '/basket/lines/', {
    company_id: null,
    lines: [
      {
        product_id: product.id,
        lot_id: null,
        code: null,
        pcs_per_pack: null,
        barcode_starts: null,
        quantity: String(packs),
        unit: 'pack',
        service,
      },
    ],
  })

const emptyBasket = () => send('client', 'DELETE', '/basket/')

async function acceptOffer(packs: number): Promise<void> {
  const { items } = await send<Schemas['OffersMade']>('manager', 'POST', '/offers/', {
    company_ids: [COMPANY],
    product_id: product.id,
    lot_id: null,
    packs,
    price: '200.00',
    price_unit: 'm3',
    valid_until: '2027-06-30',
    note: null,
  })
  await send('client', 'POST', `/offers/${items[0]?.id}/transitions/`, { to: 'accepted' })
}

async function createOrder(
  customer_reference: string,
  incoterms: Schemas['OrderRule'] = 'FCA',
): Promise<Order> {
  const { transport } = await send<Schemas['Basket']>('client', 'GET', '/basket/')
  const order = await send<Order>('client', 'POST', '/orders/', {
    company_id: COMPANY,
    address_id: transport.address_id,
    incoterms,
    delivery_week: addWeeks(toWeek(world.clock.now().toISOString().slice(0, 10)), 4),
    trucks: 1,
    customer_reference,
    additional_information: null,
    invoice: null,
  })
  expect(order.status).toBe('initial')
  return order
}

const placeOrder = ({ id }: Order, role: Role = 'client') =>
  send<Order | Schemas['Problem']>(role, 'POST', `/orders/${id}/transitions/`, { to: 'ordered' })

const refuses = (need: object) => ({ code: 'needs_missing', missing: [need] })
const stalePrice = () => refuses({ code: 'price_of_today', params: { products: product.name } })

/** Ends the price of the product, and starts another at twice the amount. */
const raisePrices = () =>
  world.db
    .updateTable('prices')
    .set(({ eb }) => ({
      price: eb('price', '*', 2),
      price_small: eb('price_small', '*', 2),
      price_medium: eb('price_medium', '*', 2),
      price_large: eb('price_large', '*', 2),
    }))
    .where('product_id', '=', product.id)
    .execute()

const countOrderedPacks = async ({ lines }: Order) =>
  (
    await world.db
      .selectFrom('lots')
      .select('id')
      .where(
        'order_line_id',
        'in',
        lines.map(({ id }) => id),
      )
      .execute()
  ).length

beforeEach(async () => {
  product = await findProduct()
  await emptyBasket()
})

describe('packs that the basket still reserves', () => {
  it('are ordered at the price of an accepted offer', async () => {
    await acceptOffer(2)
    expect(await placeOrder(await createOrder('A'))).toMatchObject({ status: 'received' })
  })

  it('are ordered at the price at which they were added, whatever it is today', async () => {
    await addPacks(2)
    const order = await createOrder('A')
    await raisePrices()
    expect(await placeOrder(order)).toMatchObject({ figures: order.figures })
  })

  it('are ordered beyond the limit, which bound their reservation', async () => {
    await addPacks(2)
    const order = await createOrder('A')
    await world.db.updateTable('companies').set({ reservation_percent: 1 }).execute()
    expect(await placeOrder(order)).toMatchObject({ status: 'received' })
  })
})

describe('packs that the basket no longer reserves', () => {
  it('are replaced by others at the same price', async () => {
    await addPacks(2)
    const order = await createOrder('A')
    await emptyBasket()
    expect(await placeOrder(order)).toMatchObject({ status: 'received' })
    expect(await countOrderedPacks(order)).toBe(2)
  })

  it('are not replaced at the price of an offer, which another order of the basket has', async () => {
    await acceptOffer(2)
    const [first, second] = [await createOrder('A'), await createOrder('B')]
    expect(first.id).not.toBe(second.id)
    expect(await placeOrder(first)).toMatchObject({ status: 'received' })
    for (const role of ['client', 'manager', 'admin'] as const)
      expect(await placeOrder(second, role)).toMatchObject(stalePrice())
    expect(await countOrderedPacks(second)).toBe(0)
  })

  it('are not replaced at an earlier price', async () => {
    await addPacks(2)
    const order = await createOrder('A')
    await emptyBasket()
    await raisePrices()
    expect(await placeOrder(order)).toMatchObject(stalePrice())
  })

  it('are not replaced if only some of the line are reserved', async () => {
    await addPacks(3)
    const order = await createOrder('A')
    const { lines } = await send<Schemas['Basket']>('client', 'GET', '/basket/')
    const change = { packs: 2, service: 'none' }
    await send('client', 'PUT', `/basket/lines/${lines[0]?.id}/`, change)
    await raisePrices()
    expect(await placeOrder(order)).toMatchObject(stalePrice())
  })

  it('are not replaced if the product is hidden or archived', async () => {
    await addPacks(2)
    const order = await createOrder('A')
    await emptyBasket()
    const setHidden = (hidden: number) =>
      world.db.updateTable('prices').set({ hidden }).where('product_id', '=', product.id).execute()
    await setHidden(1)
    expect(await placeOrder(order)).toMatchObject(stalePrice())
    await setHidden(0)
    await world.db
      .updateTable('products')
      .set({ status: 'archived' })
      .where('id', '=', product.id)
      .execute()
    expect(await placeOrder(order)).toMatchObject(stalePrice())
  })

  it('are not reserved again in the basket at an earlier price', async () => {
    await addPacks(2)
    const order = await createOrder('A')
    const { lines } = await send<Schemas['Basket']>('client', 'GET', '/basket/')
    const change = (packs: number) =>
      send('client', 'PUT', `/basket/lines/${lines[0]?.id}/`, { packs, service: 'none' })
    expect(await change(1)).toMatchObject({ basket: { lines: [{ packs: 1, is_more: true }] } })
    await raisePrices()
    expect(await send('client', 'GET', '/basket/')).toMatchObject({ lines: [{ is_more: false }] })
    expect(await change(2)).toMatchObject({
      errors: [{ pointer: '/packs', code: 'too_large', params: { max: 1 } }],
    })
    expect(await change(1)).toMatchObject({ basket: { lines: [{ packs: 1 }] } })
    expect(await placeOrder(order)).toMatchObject(stalePrice())
  })

  it('are not replaced at an earlier price of the service', async () => {
    await addPacks(2, 'planing')
    const order = await createOrder('A')
    await emptyBasket()
    await world.db.updateTable('service_prices').set({ price: 999_999 }).execute()
    expect(await placeOrder(order)).toMatchObject(stalePrice())
  })

  it('are not replaced at an earlier price of the transport', async () => {
    await addPacks(2)
    const [delivered, collected] = [await createOrder('A', 'DAP'), await createOrder('B', 'FCA')]
    await emptyBasket()
    await world.db
      .updateTable('tariffs')
      .set(({ eb }) => ({ amount_cents: eb('amount_cents', '+', 100) }))
      .execute()
    expect(await placeOrder(delivered)).toMatchObject(stalePrice())
    expect(await placeOrder(collected)).toMatchObject({ status: 'received' })
  })

  it('are replaced within the limit of reservations, which binds the buyer', async () => {
    await addPacks(2)
    const order = await createOrder('A')
    await emptyBasket()
    await world.db.updateTable('companies').set({ reservation_percent: 1 }).execute()
    expect(await placeOrder(order)).toMatchObject(
      refuses({ code: 'within_reservation', params: { percent: '1' } }),
    )
    expect(await placeOrder(order, 'manager')).toMatchObject({ status: 'received' })
  })

  it('do not count the basket that the order empties', async () => {
    await addPacks(2)
    const order = await createOrder('A')
    await emptyBasket()
    await addPacks(2)
    const { reservation } = await send<Schemas['Basket']>('client', 'GET', '/basket/')
    const percent = Math.ceil(reservation.percent - (100 * reservation.left_kg) / 24_000 + 1)
    await world.db.updateTable('companies').set({ reservation_percent: percent }).execute()
    expect(await placeOrder(order)).toMatchObject({ status: 'received' })
  })

  it('are missing if none are free', async () => {
    await addPacks(2)
    const order = await createOrder('A')
    await emptyBasket()
    await world.db
      .updateTable('lots')
      .set({ status: 'blocked' })
      .where('product_id', '=', product.id)
      .execute()
    expect(await placeOrder(order)).toMatchObject(
      refuses({ code: 'wood_there', params: { products: product.name } }),
    )
  })

  it('are named in the language of the reader', async () => {
    await addPacks(2)
    const { id } = await createOrder('A')
    await emptyBasket()
    await raisePrices()
    const path = `/orders/${id}/`
    const { lines, transitions } = await send<Order>('client', 'GET', path, undefined, 'fr')
    const [need] = transitions.flatMap(({ missing }) => missing)
    const french = lines.map((line) => formatProductName('fr', line.product))
    expect(need).toEqual({ code: 'price_of_today', params: { products: french.join(', ') } })
    expect(french).not.toContain(product.name)
  })
})
