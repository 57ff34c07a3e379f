import type { Db, NewRow } from '../db/tables'
import { computeReceivableCents } from '../client-deals/client-exposure'
import { getBusinessDay } from '../business-day'
import { recalculateDeals } from '../derived-columns/deal-sums'
import { recalculateTradedLines } from '../derived-columns/traded-lines'
import { seedCargoReports } from './cargo-reports'
import { seedCargos } from './cargos'
import { seedClients } from './clients'
import { seedCompanies } from './companies'
import { seedDailyWork } from './daily-work'
import { type DealsOptions, seedDeals } from './deals'
import { seedMixedPacks } from './mixed-packs'
import { multiplyDeals } from './multiply-documents'
import { seedInvoices } from './invoices'
import { seedLogins } from './logins'
import { seedExchangeRates } from './exchange-rates'
import { seedOrders } from './orders'
import { seedMixedLot } from './mixed-lot'
import { seedNamedLoad } from './named-load'
import { seedPackComment } from './pack-comments'
import { seedPacks } from './packs'
import { seedPeople, type SeedTools } from './people'
import { seedPrices } from './prices'
import { seedProducts } from './products'
import { seedRecentWork } from './recent-work'
import { seedSawmills } from './sawmills'
import { seedSettings } from './settings'
import { seedStock } from './stock'
import { seedSupplies } from './supplies'
import { seedSupplyReports } from './supply-reports'
import { groupBy, insertRows } from '../db/rows'
import { createSeedId } from './random'

/** Pays each completed deal in full on the day of its completion. */
async function seedPayments(db: Db): Promise<void> {
  const deals = await db
    .selectFrom('deals')
    .selectAll()
    .where('status', '=', 'completed')
    .orderBy('number_key')
    .execute()
  const rows = deals.map((deal): NewRow<'deal_payments'> => {
    const { id, number, updated_at, sale_manager_id } = deal
    const row = {
      id: createSeedId(`payment ${number}`),
      deal_id: id,
      date: updated_at.slice(0, 10),
      amount_cents: computeReceivableCents(deal),
    }
    return { ...row, created_at: updated_at, created_by: sale_manager_id }
  })
  await insertRows(db, 'deal_payments', rows)
  await recalculateDeals(
    db,
    deals.map(({ id }) => id),
  )
}

/**
 * Pays most due instalments on their day. Each fifth late deal is paid in half, and each seventh
 * not at all.
 */
async function seedDuePayments(db: Db, { clock }: SeedTools): Promise<void> {
  const today = getBusinessDay({ clock })
  const deals = await db
    .selectFrom('deals')
    .selectAll()
    .where('unpaid_due_on', '<', today)
    .where('status', '<>', 'completed')
    .orderBy('number_key')
    .execute()
  const ids = deals.map(({ id }) => id)
  const instalments = groupBy(
    await db
      .selectFrom('deal_instalments')
      .selectAll()
      .where('deal_id', 'in', ids)
      .where('due_on', '<', today)
      .where('unpaid_cents', '>', 0)
      .orderBy('position')
      .execute(),
    ({ deal_id }) => deal_id,
  )
  const rows = deals.flatMap((deal, i): NewRow<'deal_payments'>[] => {
    const share = i % 7 === 3 ? 0 : i % 5 === 2 ? 0.5 : 1
    return (instalments.get(deal.id) ?? []).flatMap(({ due_on, position, unpaid_cents }) => {
      const amount = Math.round(unpaid_cents * share)
      if (amount === 0 || due_on === null) return []
      return {
        id: createSeedId(`payment ${deal.number} ${position}`),
        deal_id: deal.id,
        date: due_on,
        amount_cents: amount,
        reference: deal.number,
        payer: deal.client_name,
        created_at: `${due_on}T12:00:00.000Z`,
        created_by: deal.sale_manager_id,
      }
    })
  })
  await insertRows(db, 'deal_payments', rows)
  await recalculateDeals(db, ids)
}

/** People and products: the first morning of a company with Timberdesk. */
export async function seedFirstDay(db: Db, tools: SeedTools): Promise<void> {
  await seedPeople(db, tools)
  await seedLogins(db, tools)
  await seedSettings(db, tools)
  await seedCompanies(db, tools)
  await seedProducts(db, tools)
}

const BUSY_WEEK = { count: 160, daysBack: 270, lateness: 0.08 }

/** A company at work: deals of nine months in every status, delivered up to nine months on. */
export async function seedBusyWeek(db: Db, tools: SeedTools): Promise<void> {
  await seedBaseData(db, tools, BUSY_WEEK)
}

/** Seeds a new installation for trial: no user has agreed to the terms yet. */
export async function seedDemo(db: Db, tools: SeedTools): Promise<void> {
  await seedBaseData(db, tools, BUSY_WEEK, { haveAgreed: false })
}

/** Seeds the demo after a bad month: most due deals have not left. */
export async function seedEverythingLate(db: Db, tools: SeedTools): Promise<void> {
  await seedBaseData(db, tools, { count: 120, daysBack: 200, lateness: 0.9 })
}

/** Seeds the demo after a holiday: no notification is read. */
export async function seedUnreadMail(db: Db, tools: SeedTools): Promise<void> {
  await seedBaseData(db, tools, { count: 160, daysBack: 90, lateness: 0.08, isAllUnread: true })
}

/** Years of work, to measure speed: 100,000 deals. */
export const seedHundredThousand = (db: Db, tools: SeedTools): Promise<void> =>
  seedManyDeals(db, tools, 100_000)

/**
 * Seeds deals that are copies of a thousand.
 * @param count number of deals, in thousands
 */
export async function seedManyDeals(db: Db, tools: SeedTools, count: number): Promise<void> {
  const TEMPLATES = 1000
  await seedBaseData(
    db,
    tools,
    { count: TEMPLATES - STOPPED_CLIENTS, daysBack: 1000, lateness: 0.03, maxLines: 1 },
    { hasOrders: false },
  )
  await multiplyDeals(db, count / TEMPLATES)
  await seedOrders(db, tools)
}

/** Number of deals that every world has to show obstacles. */
const STOPPED_CLIENTS = 6

async function seedBaseData(
  db: Db,
  tools: SeedTools,
  deals: DealsOptions,
  { haveAgreed = true, hasOrders = true } = {},
): Promise<void> {
  await seedPeople(db, tools, haveAgreed)
  await seedLogins(db, tools)
  await seedSettings(db, tools)
  await seedProducts(db, tools)
  await seedClients(db, tools)
  await seedCompanies(db, tools)
  await seedSawmills(db, tools)
  await seedPrices(db, tools)
  await seedExchangeRates(db, tools)
  await seedDeals(db, tools, deals)
  await seedSupplies(db, tools)
  await seedSupplyReports(db, tools)
  await seedCargos(db, tools)
  await seedPayments(db)
  await seedDuePayments(db, tools)
  await seedCargoReports(db, tools)
  await seedStock(db, tools)
  await seedPacks(db)
  await seedPackComment(db)
  await seedDailyWork(db, tools)
  await seedRecentWork(db, tools)
  await seedNamedLoad(db, tools)
  if (hasOrders) await seedOrders(db, tools, deals)
  await seedMixedPacks(db, tools)
  await seedInvoices(db, tools)
  await seedMixedLot(db)
  for (const table of ['deals', 'supplies'] as const) {
    const documents = await db.selectFrom(table).select('id').execute()
    await recalculateTradedLines(
      db,
      table,
      documents.map(({ id }) => id),
    )
  }
}
