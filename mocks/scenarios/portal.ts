import { fromTenThousandths, toTenThousandths } from '@backend/db/decimal-columns'
import type { Schemas } from '@backend/call'
import { pick } from '@backend/db/rows'
import { hashToken } from '@backend/identifiers'
import { REVISED_LINE_NAMES, REVISED_TERM_NAMES } from '@backend/deals/revised-deal'
import { isAllowedToLogIn } from '@backend/people/session-person'
import { getCompanyId } from '@backend/seed/companies'
import { DEMO_COMPANY } from '@backend/seed/company-list'
import { getDemoPersonId } from '@backend/seed/people'
import { createRandom } from '@backend/seed/random'
import { HandlerRunner } from '@backend/seed/run-handlers'
import type { OrderStatus } from '@backend/orders/schema'
import type { JobKind } from '@backend/due-work/schedule-job'
import { addWeeks, shiftDay, DAY_MS } from '@domain/calendar'
import { FAKE_NOW } from '../host/fake-clock'
import type { World } from '../host/world'
import type { FindAddress } from './addresses'

type Db = World['db']

/** Returns a portal page after a change of the demo's world. */
const changeWorld =
  (path: string, change: (db: Db, company: string) => Promise<unknown>): FindAddress =>
  async ({ db }) => {
    await change(db, getCompanyId(DEMO_COMPANY))
    return path
  }

const findOpenBasket = (db: Db, company: string) =>
  db
    .selectFrom('baskets')
    .select('id')
    .where('company_id', '=', company)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()

const setBasketEnd = (db: Db, company: string, minutes: number) =>
  db
    .updateTable('baskets')
    .set({ expires_at: new Date(Date.parse(FAKE_NOW) + minutes * 60_000).toISOString() })
    .where('company_id', '=', company)
    .where('status', '=', 'open')
    .execute()

/** Page of a mailed link to set a password, of a French buyer. */
export const openPasswordLink: FindAddress = async ({ db }) => {
  const token = 'of-a-mail'
  const { id } = await db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'client')
    .where('language', '=', 'fr')
    .where('id', '!=', getDemoPersonId('client'))
    .where(isAllowedToLogIn())
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('password_links')
    .values({
      hash: hashToken(token),
      person_id: id,
      created_at: FAKE_NOW,
      expires_at: new Date(Date.parse(FAKE_NOW) + 60_000).toISOString(),
    })
    .execute()
  return `/set-password?token=${token}`
}

/** The demo client's basket, `minutes` before it expires. */
export const openExpiringBasket = (minutes: number): FindAddress =>
  changeWorld('/basket', (db, company) => setBasketEnd(db, company, minutes))

/** The demo client's expired basket, with one item no longer available. */
export const openExpiredBasket: FindAddress = changeWorld('/basket', async (db, company) => {
  const { id } = await findOpenBasket(db, company)
  const { id: line, product_id } = await db
    .selectFrom('basket_lines')
    .select(['id', 'product_id'])
    .where('basket_id', '=', id)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const unavailable = { status: 'blocked', basket_line_id: null, note: 'Sold at the yard' } as const
  await db.updateTable('lots').set(unavailable).where('basket_line_id', '=', line).execute()
  await db
    .updateTable('lots')
    .set(unavailable)
    .where('product_id', '=', product_id)
    .where('status', '=', 'available')
    .execute()
  await setBasketEnd(db, company, -45)
})

/** The demo client's basket with more than a truckload. */
export const openOverfullBasket: FindAddress = changeWorld('/basket', async (db, company) => {
  const { id } = await findOpenBasket(db, company)
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

/** The demo client's basket, if its company has no address. */
export const openBasketWithoutAddress: FindAddress = changeWorld(
  '/order-confirmation',
  (db, company) =>
    db
      .updateTable('addresses')
      .set({ removed_at: FAKE_NOW })
      .where('company_id', '=', company)
      .execute(),
)

/** The demo client's basket, if its delivery place has no tariff. */
export const openBasketWithoutTariff: FindAddress = changeWorld('/order-confirmation', (db) =>
  db.deleteFrom('tariffs').execute(),
)

/**
 * Finds the latest order in a status, of the demo client or a given one.
 * @throws if the world has none
 */
export const findOrderAddress =
  (status: OrderStatus, company: string = DEMO_COMPANY): FindAddress =>
  async ({ db }) => {
    const orders = db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', status)
      .where('company_id', '=', getCompanyId(company))
    const { id } = await orders.orderBy('number_key', 'desc').executeTakeFirstOrThrow()
    return `/orders/${id}`
  }

type RevisionWrite = Schemas['DealRevisionWrite']

interface ProposedChange {
  readonly terms: (opened: Schemas['DealRevision']) => Partial<Omit<RevisionWrite, 'lines'>>
  readonly line: (
    line: RevisionWrite['lines'][number],
    i: number,
  ) => Partial<RevisionWrite['lines'][number]>
}

/**
 * Proposes a change of the demo client's latest confirmed order, as the sale manager of its deal.
 * @param due changes that the clock makes later
 */
async function proposeChange(
  world: Pick<World, 'db'>,
  { terms, line: change }: ProposedChange,
  due: readonly JobKind[] = [],
) {
  const order = (await findOrderAddress('confirmed')(world)).replace('/orders/', '')
  const { db } = world
  const { id, saleManager } = await db
    .selectFrom('deals')
    .select(['id', 'sale_manager_id as saleManager'])
    .where('portal_order_id', '=', order)
    .executeTakeFirstOrThrow()
  const runner = new HandlerRunner(db, createRandom(1), due)
  await runner.goTo(new Date(FAKE_NOW))
  const opened = await runner.run('openDealRevision', saleManager, {
    path: { id },
    body: { reason: 'The mill delivers later' },
  })
  const path = { id, revision: String(opened.revision) }
  const saved = await runner.run('updateDealRevision', saleManager, {
    path,
    version: opened.version,
    body: {
      ...pick(opened, REVISED_TERM_NAMES),
      ...terms(opened),
      lines: opened.lines.map((line, i) => ({
        ...pick(line, REVISED_LINE_NAMES),
        ...change(line, i),
      })),
    },
  })
  const sent = await runner.run('transitionDealRevision', saleManager, {
    path,
    version: saved.version,
    body: { to: 'sent', override: false },
  })
  return { runner, order, deal: id, revision: sent.revision }
}

const lowerPrice = (price: string | null) =>
  fromTenThousandths(Math.floor(toTenThousandths(price ?? '0.00') * 0.9))

/** A lower price, a later week and freight. */
const smallChange: ProposedChange = {
  terms: ({ delivery_week_from, delivery_week_to }) => ({
    delivery_week_from: delivery_week_from && addWeeks(delivery_week_from, 2),
    delivery_week_to: delivery_week_to && addWeeks(delivery_week_to, 2),
    charges: [{ kind: 'freight', text: null, basis: 'amount', quantity: null, value: '120.00' }],
  }),
  line: ({ price }, i) => (i === 0 ? { price: lowerPrice(price) } : {}),
}

/** Everything that a revision of an order can change, except its quantities. */
const largeChange: ProposedChange = {
  terms: ({ delivery_week_from, delivery_week_to, transport, ...opened }) => ({
    ...smallChange.terms({ delivery_week_from, delivery_week_to, transport, ...opened }),
    customer_reference: 'PO 4712-B, chantier Saint-Étienne',
    payment_terms: {
      kind: 'parts',
      net_days: null,
      parts: [
        { percent: 30, kind: 'prepayment', net_days: null, base: null },
        { percent: 70, kind: 'net_days', net_days: 45, base: 'delivery' },
      ],
    },
    transport: { ...transport, count: 2 },
    tolerance_percent: 5,
    client_notes: 'Unload with a side loader, before noon.\nCall the yard a day ahead.',
    charges: [
      { kind: 'discount', text: null, basis: 'percent', quantity: null, value: '2.50' },
      { kind: 'freight', text: 'Lyon', basis: 'quantity', quantity: '2', value: '450.00' },
    ],
  }),
  line: ({ price }) => ({
    price: lowerPrice(price),
    discount: { kind: 'percent', value: '3.00' },
    remark: 'Wrapped on all six sides',
  }),
}

/**
 * Finds the demo client's latest confirmed order, of which the sale manager proposes a lower price,
 * a later week and freight.
 */
export const findProposedOrderAddress: FindAddress = async (world) =>
  `/orders/${(await proposeChange(world, smallChange)).order}`

/** Finds an order of which the sale manager proposes to change prices and every term. */
export const findLargeProposalAddress: FindAddress = async (world) =>
  `/orders/${(await proposeChange(world, largeChange)).order}`

/** Finds an order with a proposed change that its client has no credit for. */
export const findUncoveredProposalAddress: FindAddress = async (world) => {
  const { order } = await proposeChange(world, {
    ...smallChange,
    line: ({ price }) => ({ price: String(Number(price) * 2) }),
  })
  await world.db.updateTable('clients').set({ credit_limit_cents: 100 }).execute()
  return `/orders/${order}`
}

/** Finds an order with a proposed change whose last day to answer is over. */
export const findOverdueProposalAddress: FindAddress = async (world) => {
  const { order, deal } = await proposeChange(world, smallChange)
  await world.db
    .updateTable('deal_revisions')
    .set({ answer_until: shiftDay(FAKE_NOW.slice(0, 10), -1) })
    .where('document_id', '=', deal)
    .where('status', '=', 'sent')
    .execute()
  return `/orders/${order}`
}

/** Finds an order whose client accepted a change of its prices and every term. */
export const findChangedOrderAddress: FindAddress = async (world) => {
  const { runner, order, revision } = await proposeChange(world, largeChange)
  const { version } = await world.db
    .selectFrom('orders')
    .select('version')
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  await runner.run('answerOrderChange', getDemoPersonId('client'), {
    path: { id: order },
    version,
    body: { revision, answer: 'accept' },
  })
  return `/orders/${order}`
}

/** Finds the sent revision of the deal of an order, which its client is to answer. */
export const findProposedRevisionAddress: FindAddress = async (world) => {
  const { deal, revision } = await proposeChange(world, largeChange)
  return `/deals/${deal}?revision=${revision}`
}

/** Finds a revision of the deal of an order that ended because its client had not answered. */
export const findUnansweredRevisionAddress: FindAddress = async (world) => {
  const { runner, deal, revision } = await proposeChange(world, smallChange, ['order_change_end'])
  await runner.goTo(new Date(Date.parse(FAKE_NOW) + 30 * DAY_MS))
  return `/deals/${deal}?revision=${revision}`
}

/** Finds the demo client's latest order in progress, after a change of its cargo. */
export const findShippedOrderAddress =
  (cargo: { status: 'loading' | 'in_transit'; etd?: string; eta?: string }): FindAddress =>
  async (world) => {
    const path = await findOrderAddress('in_progress')(world)
    const { db } = world
    const loads = db
      .selectFrom('cargo_loads')
      .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
      .select('cargo_loads.cargo_id')
      .where('deals.portal_order_id', '=', path.replace('/orders/', ''))
    await db.updateTable('cargos').set(cargo).where('id', 'in', loads).execute()
    return path
  }

/**
 * The demo client's order in transit, with photos of another container's loading.
 * @throws if the world has none
 */
export const findPhotographedOrderAddress: FindAddress = async (world) => {
  const path = await findOrderAddress('in_progress')(world)
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

/**
 * Finds the demo client's order with an invoice, a credit note and the invoice that replaced it.
 * @throws if the world has none
 */
export const findCreditedOrderAddress: FindAddress = async ({ db }) => {
  const { id } = await db
    .selectFrom('invoices')
    .innerJoin('deals', 'deals.id', 'invoices.deal_id')
    .innerJoin('orders', 'orders.id', 'deals.portal_order_id')
    .select('orders.id')
    .where('invoices.kind', '=', 'credit_note')
    .where('orders.company_id', '=', getCompanyId(DEMO_COMPANY))
    .orderBy('invoices.number')
    .executeTakeFirstOrThrow()
  return `/orders/${id}`
}

/**
 * Finds an offer to the demo client in a status, and opens it.
 * @throws if the world has none
 */
export const findOfferAddress =
  (status: 'open' | 'accepted' | 'expired'): FindAddress =>
  async ({ db }) => {
    const offers = db
      .selectFrom('offers')
      .select('id')
      .where('status', '=', status)
      .where('company_id', '=', getCompanyId(DEMO_COMPANY))
    const { id } = await offers.orderBy('created_at', 'desc').executeTakeFirstOrThrow()
    return `/offers?offer=${id}`
  }

/**
 * Returns the URL of a new offer for a product in stock.
 * @throws if the world has none
 */
export const getNewOfferAddress: FindAddress = async ({ db }) => {
  const { product_id } = await db
    .selectFrom('lots')
    .select('product_id')
    .where('status', '=', 'available')
    .orderBy('product_id')
    .executeTakeFirstOrThrow()
  return `/offers?product=${product_id}`
}
