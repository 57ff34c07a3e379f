import { addWeeks, toWeek } from '@domain/timber'
import type { Role, Schemas } from '../call'
import { pick } from '../db/rows'
import { getCompanyId } from '../seed/companies'
import { DEMO_COMPANY } from '../seed/company-list'
import { expectAnswer } from './answers'
import type { People } from './host'
import { sampleClient } from './samples'

export type Order = Schemas['Order']
type Basket = Schemas['Basket']
type BasketItemWrite = Schemas['BasketItemWrite']

/** The demo client's company, which the demo's manager and country manager serve. */
export const OWN_COMPANY = getCompanyId(DEMO_COMPANY)
/** A company that only global managers and admins see. */
export const FOREIGN_COMPANY = getCompanyId('UAB Medžio centras')

export const createBasketItem = (change: Partial<BasketItemWrite> = {}): BasketItemWrite => ({
  product_id: null,
  lot_id: null,
  code: null,
  pcs_per_pack: null,
  barcode_starts: null,
  quantity: '1',
  unit: 'pack',
  service: 'none',
  ...change,
})

export const addLines = async (
  people: People,
  role: Role,
  company_id: string | null,
  ...lines: BasketItemWrite[]
) =>
  expectAnswer(
    await (await people.as(role)).post('/basket/lines/', { company_id, lines }),
    'addToBasket',
  )

export const readBasket = async (
  people: People,
  role: Role,
  company = OWN_COMPANY,
): Promise<Basket> =>
  expectAnswer(await (await people.as(role)).get(`/basket/?company_id=${company}`), 'getBasket')

/**
 * Returns the company's basket. Into an empty one it puts the first product with a free pack that
 * has a delivery price, because other cases reserve packs and receive some elsewhere.
 */
export async function fillBasket(people: People, company = OWN_COMPANY): Promise<Basket> {
  const current = await readBasket(people, 'admin', company)
  if (current.lines.length > 0) return current
  const { items } = await expectAnswer(
    await (await people.as('admin')).get('/products/?limit=500'),
    'listProducts',
  )
  for (const { id } of items) {
    const { basket, results } = await addLines(
      people,
      'admin',
      company,
      createBasketItem({ product_id: id }),
    )
    if (results[0]?.outcome !== 'reserved') continue
    if (basket.transport.why !== 'no_tariff') return basket
    await (await people.as('admin')).delete(`/basket/?company_id=${company}`)
  }
  throw new Error('There is no free pack with a delivery price.')
}

let sampleCount = 0

/** Returns an order of the basket, collected by the buyer, so that no truck is needed. */
export async function sampleOrder(
  people: People,
  change: Partial<Schemas['OrderWrite']> = {},
  company = OWN_COMPANY,
): Promise<Schemas['OrderWrite']> {
  const basket = await fillBasket(people, company)
  sampleCount += 1
  // Each host has its own clock, which the expiry of the basket tells.
  const delivery_week = addWeeks(toWeek((basket.expires_at ?? '').slice(0, 10)), 8)
  return {
    company_id: company,
    address_id: basket.transport.address_id,
    incoterms: 'FCA',
    delivery_week,
    trucks: 1,
    customer_reference: `PO-${sampleCount}`,
    additional_information: null,
    invoice: null,
    ...change,
  }
}

export async function createOrder(
  people: People,
  role: Role = 'client',
  change: Partial<Schemas['OrderWrite']> = {},
  company = OWN_COMPANY,
): Promise<Order> {
  return expectAnswer(
    await (await people.as(role)).post('/orders/', await sampleOrder(people, change, company)),
    'createOrder',
  )
}

export const postOrderTransition = async (
  people: People,
  role: Role,
  { id, version }: Pick<Order, 'id' | 'version'>,
  transition: object,
): Promise<Response> =>
  (await people.as(role)).post(`/orders/${id}/transitions/`, transition, {
    'If-Match': `"${version}"`,
  })

export const transitionOrder = async (
  people: People,
  role: Role,
  order: Pick<Order, 'id' | 'version'>,
  to: string,
  more: object = {},
): Promise<Order> =>
  expectAnswer(await postOrderTransition(people, role, order, { to, ...more }), 'transitionOrder')

/** Creates an order that is confirmed, whatever the client's credit is. */
export async function createConfirmedOrder(
  people: People,
  change: Partial<Schemas['OrderWrite']> = {},
): Promise<Order> {
  const order = await transitionOrder(
    people,
    'client',
    await createOrder(people, 'client', change),
    'ordered',
  )
  const received =
    order.status === 'pending' ? await transitionOrder(people, 'manager', order, 'received') : order
  return transitionOrder(people, 'admin', received, 'confirmed', {
    override: true,
    reason: 'A client of many years',
  })
}

/**
 * Sets the credit limit of the demo's client.
 * @returns the limit before
 */
export const setCreditLimit = async (
  people: People,
  limit: string | null,
): Promise<string | null> =>
  (await changeOwnClient(people, { credit_limit_eur: limit })).credit_limit_eur

/**
 * Changes the demo's client.
 * @returns the client before
 */
export async function changeOwnClient(
  people: People,
  change: Partial<Schemas['ClientWrite']>,
): Promise<Schemas['Client']> {
  const admin = await people.as('admin')
  const { client_id } = await expectAnswer(
    await admin.get(`/companies/${OWN_COMPANY}/`),
    'getCompany',
  )
  const client = await expectAnswer(await admin.get(`/clients/${client_id}/`), 'getClient')
  const written = Object.keys(sampleClient()) as (keyof Schemas['ClientWrite'])[]
  await expectAnswer(
    await admin.put(
      `/clients/${client.id}/`,
      { ...pick(client, written), ...change },
      { 'If-Match': `"${client.version}"` },
    ),
    'updateClient',
  )
  return client
}
