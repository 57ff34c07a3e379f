import { Problem } from '../problems/problem'
import { getBusinessDay } from '../business-day'
import { getCompanyId } from './companies'
import { DEMO_COMPANY } from './company-list'
import { getWorkingTime } from './dates'
import type { Db } from '../db/tables'
import type { SeedTools } from './people'
import { createRandom } from './random'
import { HandlerRunner, type RunScript } from './run-handlers'

type ShippedDeal = { id: string; saleManager: string; order: string | null }

/** Separate seed, so that other demo data stays unchanged. */
const RANDOM_SEED = 2026

/** Number of invoiced deals without an order. The other shipped ones are not invoiced yet. */
const INVOICED_DEALS = 24

/** Invoices shipped deals, those of orders included. */
export async function seedInvoices(db: Db, { clock }: SeedTools): Promise<void> {
  const runner = new HandlerRunner(db, createRandom(RANDOM_SEED), [])
  const now = clock()
  await runner.runAll([invoiceDeals(runner, now)], now)
}

/**
 * Invoices the oldest cargos of shipped deals. Two invoices with mistakes are credited and issued
 * again: one of a deal, one of an order of the portal.
 */
async function* invoiceDeals(runner: HandlerRunner, now: Date): RunScript {
  yield getWorkingTime(now, 3, 10, 15)
  const issued: { id: string; deal: ShippedDeal }[] = []
  for (const deal of await findShippedDeals(runner)) {
    const id = await invoiceCargo(runner, deal)
    if (id) issued.push({ id, deal })
  }
  yield getWorkingTime(now, 1, 13, 40)
  const demoOrderIds = await findDemoOrders(runner)
  const mistakes = [
    {
      invoice: issued.find(({ deal }) => deal.order === null),
      reason: 'The freight was invoiced to the wrong place of delivery',
    },
    {
      invoice: issued.find(({ deal }) => demoOrderIds.has(deal.order ?? '')),
      reason: 'The invoice lacked your order number',
    },
  ]
  for (const { invoice, reason } of mistakes) {
    if (!invoice) continue
    await runner.run('creditInvoice', invoice.deal.saleManager, {
      path: { id: invoice.id },
      body: { reason },
    })
    await invoiceCargo(runner, invoice.deal)
  }
}

async function findShippedDeals(runner: HandlerRunner): Promise<ShippedDeal[]> {
  const shipped = runner.db
    .selectFrom('deals')
    .select(['id', 'sale_manager_id as saleManager', 'portal_order_id as order'])
    .where('status', 'in', ['shipped', 'delivered', 'completed'])
    .orderBy('number_key', 'desc')
  return [
    ...(await shipped.where('portal_order_id', 'is', null).limit(INVOICED_DEALS).execute()),
    ...(await shipped.where('portal_order_id', 'is not', null).execute()),
  ]
}

/** Returns the ids of the orders of the demo's company. */
async function findDemoOrders(runner: HandlerRunner): Promise<ReadonlySet<string>> {
  const orders = await runner.db
    .selectFrom('orders')
    .select('id')
    .where('company_id', '=', getCompanyId(DEMO_COMPANY))
    .execute()
  return new Set(orders.map(({ id }) => id))
}

/** Invoices the first open cargo of a deal. Returns null if something that it prints is missing. */
async function invoiceCargo(
  runner: HandlerRunner,
  { id, saleManager }: ShippedDeal,
): Promise<string | null> {
  const { cargos, charges } = await runner.run('listDealInvoices', saleManager, { path: { id } })
  const today = getBusinessDay({ clock: () => runner.now })
  const cargo = cargos.find(({ departed_on }) => departed_on !== null && departed_on <= today)
  if (!cargo) return null
  const { version } = await runner.run('getDeal', saleManager, { path: { id } })
  try {
    const invoice = await runner.run('issueInvoice', saleManager, {
      path: { id },
      version,
      body: {
        cargo_id: cargo.id,
        charges: charges
          .filter(({ is_always_charged, invoice: charged }) => !is_always_charged && !charged)
          .map(({ position }) => position),
        destination_country: null,
      },
    })
    return invoice.id
  } catch (error) {
    if (error instanceof Problem && error.code === 'needs_missing') return null
    throw error
  }
}
