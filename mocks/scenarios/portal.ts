import { companyId } from '@backend/seed/companies'
import { DEMO_COMPANY } from '@backend/seed/company-list'
import type { OrderStatus } from '@backend/orders/contract'
import { STILL_MOMENT } from '../host/still-clock'
import type { World } from '../host/world'
import type { AddressIn } from './addresses'

type Db = World['db']

/** A screen of the portal in a world in which something is otherwise than in the demo. */
const inWorld =
  (path: string, change: (db: Db, company: string) => Promise<unknown>): AddressIn =>
  async ({ db }) => {
    await change(db, companyId(DEMO_COMPANY))
    return path
  }

const openBasket = (db: Db, company: string) =>
  db
    .selectFrom('baskets')
    .select('id')
    .where('company_id', '=', company)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()

const endsIn = (db: Db, company: string, minutes: number) =>
  db
    .updateTable('baskets')
    .set({ expires_at: new Date(Date.parse(STILL_MOMENT) + minutes * 60_000).toISOString() })
    .where('company_id', '=', company)
    .where('status', '=', 'open')
    .execute()

/** The demo client's basket some minutes before its end. */
export const basketEndingIn = (minutes: number): AddressIn =>
  inWorld('/basket', (db, company) => endsIn(db, company, minutes))

/** The demo client's basket after its end, with one of its woods gone since. */
export const pastBasket: AddressIn = inWorld('/basket', async (db, company) => {
  const { id } = await openBasket(db, company)
  const { id: line, product_id } = await db
    .selectFrom('basket_lines')
    .select(['id', 'product_id'])
    .where('basket_id', '=', id)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const gone = { status: 'blocked', basket_line_id: null, note: 'Sold at the yard' } as const
  await db.updateTable('lots').set(gone).where('basket_line_id', '=', line).execute()
  await db
    .updateTable('lots')
    .set(gone)
    .where('product_id', '=', product_id)
    .where('status', '=', 'available')
    .execute()
  await endsIn(db, company, -45)
})

/** The demo client's basket with more in it than a truck takes. */
export const overfullBasket: AddressIn = inWorld('/basket', async (db, company) => {
  const { id } = await openBasket(db, company)
  await db
    .updateTable('basket_lines')
    .set(({ eb }) => ({
      packs: eb('packs', '*', 6),
      pcs: eb('pcs', '*', 6),
      litres: eb('litres', '*', 6),
    }))
    .where('basket_id', '=', id)
    .execute()
})

/** What the demo client would order, while its company has no address. */
export const withoutAddress: AddressIn = inWorld('/order-confirmation', (db, company) =>
  db
    .updateTable('addresses')
    .set({ removed_at: STILL_MOMENT })
    .where('company_id', '=', company)
    .execute(),
)

/** The same while nobody has said what a truck there costs. */
export const withoutTariff: AddressIn = inWorld('/order-confirmation', (db) =>
  db.deleteFrom('tariffs').execute(),
)

/** The youngest order in that status, of the demo's client or of whose it is said. @throws where the world has none */
export const orderIn =
  (status: OrderStatus, company: string = DEMO_COMPANY): AddressIn =>
  async ({ db }) => {
    const orders = db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', status)
      .where('company_id', '=', companyId(company))
    const { id } = await orders.orderBy('number_key', 'desc').executeTakeFirstOrThrow()
    return `/orders/${id}`
  }

/** The demo client's order on its way, with photos of its loading: those that the house has of some container. @throws where the world has none */
export const photographedOrder: AddressIn = async (world) => {
  const path = await orderIn('in_progress')(world)
  const { db } = world
  const { cargo_id } = await db
    .selectFrom('cargo_loads')
    .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
    .select('cargo_loads.cargo_id')
    .where('deals.portal_order_id', '=', path.replace('/orders/', ''))
    .executeTakeFirstOrThrow()
  const approved = db
    .selectFrom('inspection_reports')
    .select('id')
    .where('kind', '=', 'cargo_report')
    .where('status', '=', 'approved')
  const { id } = await approved
    .where('corrected_by_id', 'is', null)
    .orderBy('number_key', 'desc')
    .executeTakeFirstOrThrow()
  await db.updateTable('inspection_reports').set({ cargo_id }).where('id', '=', id).execute()
  return path
}

/** An offer to the demo's client that stands as it is said, opened. @throws where the world has none */
export const offerThatIs =
  (status: 'open' | 'accepted' | 'expired'): AddressIn =>
  async ({ db }) => {
    const offers = db
      .selectFrom('offers')
      .select('id')
      .where('status', '=', status)
      .where('company_id', '=', companyId(DEMO_COMPANY))
    const { id } = await offers.orderBy('created_at', 'desc').executeTakeFirstOrThrow()
    return `/offers?offer=${id}`
  }

/** The form of a new offer, of wood that stands in the yard. @throws where the world has none */
export const newOffer: AddressIn = async ({ db }) => {
  const { product_id } = await db
    .selectFrom('lots')
    .select('product_id')
    .where('status', '=', 'available')
    .orderBy('product_id')
    .executeTakeFirstOrThrow()
  return `/offers?product=${product_id}`
}
