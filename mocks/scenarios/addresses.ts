import type { CargoStatus } from '@backend/cargos/schema'
import { toJson } from '@backend/db/rows'
import type { Row } from '@backend/db/tables'
import type { DealStatus } from '@backend/deals/schema'
import { getClientId } from '@backend/seed/clients'
import { getCompanyId } from '@backend/seed/companies'
import { getSawmillId } from '@backend/seed/sawmills'
import { getDemoPersonId } from '@backend/seed/people'
import { MIXED_PRODUCT } from '@backend/seed/product-list'
import { getProductId } from '@backend/seed/products'
import type { ReportStatus } from '@backend/supply-reports/policy'
import { sha256 } from '@backend/identifiers'
import type { SupplyStatus } from '@backend/supplies/schema'
import type { World } from '../host/world'

/** Finds a URL in a world of any scenario. */
export type FindAddress = (world: Pick<World, 'db'>) => Promise<string>

interface DealCriteria {
  /** Name of the client; any client if omitted. */
  client?: string
  /** True for a deal of another sale manager, which the demo's sale manager may only read. */
  isColleagues?: boolean
  /** Opens the printed order confirmation. */
  view?: 'order_confirmation'
}

/**
 * Finds the latest deal in a status: the demo sale manager's, or that of a given client.
 * @throws if the world has none
 */
export const findDealAddress =
  (status: DealStatus, { client, isColleagues = false, view }: DealCriteria = {}): FindAddress =>
  async ({ db }) => {
    // Deals written by staff. Deals of portal orders have higher numbers regardless of their date.
    const deals = db
      .selectFrom('deals')
      .select('id')
      .where('status', '=', status)
      .where('portal_order_id', 'is', null)
      .orderBy('number_key', 'desc')
    const chosen = client
      ? deals.where('client_id', '=', getClientId(client))
      : deals.where('sale_manager_id', isColleagues ? '!=' : '=', getDemoPersonId('sale_manager'))
    const { id } = await chosen.executeTakeFirstOrThrow()
    return `/deals/${id}${view ? `?view=${view}` : ''}`
  }

/**
 * Finds the deal whose payment is overdue for the longest, or a sold one with terms in parts.
 * @throws if the world has none
 */
export const findOverdueDealAddress =
  ({ isInParts = false }: { isInParts?: boolean } = {}): FindAddress =>
  async ({ db }) => {
    const deals = db
      .selectFrom('deals')
      .select('id')
      .where('unpaid_due_on', 'is not', null)
      .orderBy('unpaid_due_on')
      .orderBy('number_key')
    const { id } = await (
      isInParts ? deals.where('payment_kind', '=', 'parts') : deals
    ).executeTakeFirstOrThrow()
    return `/deals/${id}`
  }

/**
 * Finds the deal with a canceled invoice, its credit note and the invoice that replaces it.
 * @throws if the world has none
 */
export const findCreditedDealAddress: FindAddress = async ({ db }) => {
  const { deal_id } = await db
    .selectFrom('invoices')
    .select('deal_id')
    .where('kind', '=', 'credit_note')
    .orderBy('number_key')
    .executeTakeFirstOrThrow()
  return `/deals/${deal_id}`
}

/**
 * Finds the confirmed deal with wood of the most supplies, or the one with the most wood bought
 * beyond what was sold.
 * @throws if the world has none
 */
export const findCoverAddress =
  (kind: 'split' | 'long'): FindAddress =>
  async ({ db }) => {
    const { id } = await db
      .selectFrom('deals')
      .innerJoin('deal_lines', 'deal_lines.deal_id', 'deals.id')
      .innerJoin('allocations', 'deal_line_id', 'deal_lines.id')
      .select('deals.id')
      .where('status', '=', 'confirmed')
      .groupBy('deals.id')
      .orderBy(
        ({ eb, fn, ref }) =>
          kind === 'split'
            ? fn.count<number>('supply_id').distinct()
            : fn.max<number>(eb(ref('deal_lines.purchased_l'), '-', ref('deal_lines.volume_l'))),
        'desc',
      )
      .orderBy('deals.id')
      .executeTakeFirstOrThrow()
    return `/deals/${id}`
  }

/**
 * Finds the supply in the status that is allocated to the most deals.
 * @throws if the world has none
 */
export const findAllocatedSupplyAddress =
  (status: SupplyStatus): FindAddress =>
  async ({ db }) => {
    const { id } = await db
      .selectFrom('supplies')
      .innerJoin('allocations', 'supply_id', 'supplies.id')
      .select('supplies.id')
      .where('status', '=', status)
      .groupBy('supplies.id')
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .orderBy('supplies.id')
      .executeTakeFirstOrThrow()
    return `/supplies/${id}`
  }

/**
 * Finds the latest supply in the status; with `view`, its printed order to the mill.
 * @throws if the world has none
 */
export const findSupplyAddress =
  (status: SupplyStatus, { view }: { view?: 'supply_order' } = {}): FindAddress =>
  async ({ db }) => {
    const supplies = db
      .selectFrom('supplies')
      .select('id')
      .where('status', '=', status)
      .orderBy('number_key', 'desc')
    const { id } = await supplies.executeTakeFirstOrThrow()
    return `/supplies/${id}${view ? `?view=${view}` : ''}`
  }

const findReportAddress =
  (kind: 'supply_report' | 'cargo_report', address: string) =>
  (status: ReportStatus, { view }: { view?: 'paper' } = {}): FindAddress =>
  async ({ db }) => {
    const reports = db
      .selectFrom('inspection_reports')
      .select('id')
      .where('kind', '=', kind)
      .where('status', '=', status)
    const { id } = await reports.orderBy('number_key', 'desc').executeTakeFirstOrThrow()
    return `/${address}/${id}${view ? `?view=${view}` : ''}`
  }

/**
 * Finds the latest supply inspection report in the status; with `view`, its printed form.
 * @throws if the world has none
 */
export const findSupplyReportAddress = findReportAddress(
  'supply_report',
  'supply-inspection-report',
)

/** Number of the report that `findReplacingReportAddress` adds. */
export const REPLACED_NUMBER = 'SR-2026-9999'

/**
 * Adds a valid report on the lines of the latest submitted report, and returns the URL of the
 * submitted one.
 */
export const findReplacingReportAddress: FindAddress = async (world) => {
  const { db } = world
  const address = await findSupplyReportAddress('submitted')(world)
  const submitted = await db
    .selectFrom('inspection_reports')
    .selectAll()
    .where('id', '=', address.slice('/supply-inspection-report/'.length))
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('inspected_lines')
    .selectAll()
    .where('report_id', '=', submitted.id)
    .execute()
  const valid = {
    id: crypto.randomUUID(),
    number: REPLACED_NUMBER,
    number_key: 20_269_999,
    status: 'approved' as const,
    approved_at: submitted.updated_at,
  }
  await db
    .insertInto('inspection_reports')
    .values({ ...submitted, ...valid })
    .execute()
  await db
    .insertInto('inspected_lines')
    .values(lines.map((line) => ({ ...line, report_id: valid.id })))
    .execute()
  return address
}

/**
 * Returns the URL of a new report for the latest supply whose mill listed its packs.
 * @throws if the world has none
 */
export const findListedSupplyReportAddress: FindAddress = async ({ db }) => {
  const { supply_id } = await db
    .selectFrom('packs')
    .innerJoin('supplies', 'supplies.id', 'packs.supply_id')
    .select('packs.supply_id')
    .where('supplies.status', '=', 'ready')
    .orderBy('supplies.number_key', 'desc')
    .executeTakeFirstOrThrow()
  return `/supply-inspection-report/new?supply=${supply_id}`
}

/**
 * Finds the latest container report in a status.
 * @throws if the world has none
 */
export const findCargoReportAddress = findReportAddress('cargo_report', 'cargo-inspection-report')

/**
 * Returns the URL of a new report for the latest container that is being loaded.
 * @throws if the world has none
 */
export const findNewCargoReportAddress: FindAddress = async ({ db }) => {
  const cargos = db
    .selectFrom('cargos')
    .select('id')
    .where('status', 'in', ['booked', 'loading'])
    .where('kind', '=', 'container')
  const { id } = await cargos.orderBy('number_key', 'desc').executeTakeFirstOrThrow()
  return `/cargo-inspection-report/new?cargo=${id}`
}

interface CargoCriteria {
  /** `container` by default. */
  kind?: 'container' | 'truck'
  /** Opens one of its printed papers. */
  view?: 'packing_list' | 'loading' | 'cmr' | 'shipping_instruction' | 'vgm_declaration'
}

/**
 * Finds the latest cargo in the status; with `view`, one of its printed papers.
 * @throws if the world has none
 */
export const findCargoAddress =
  (status: CargoStatus, { kind = 'container', view }: CargoCriteria = {}): FindAddress =>
  async ({ db }) => {
    const orderQuery = db
      .selectFrom('cargo_loads')
      .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
      .select('cargo_loads.cargo_id')
      .where('deals.portal_order_id', 'is not', null)
    const cargos = db
      .selectFrom('cargos')
      .select('id')
      .where('status', '=', status)
      .where('kind', '=', kind)
      .where('id', 'not in', orderQuery)
      .orderBy('number_key', 'desc')
    const { id } = await cargos.executeTakeFirstOrThrow()
    return `/cargo/${id}${view ? `?view=${view}` : ''}`
  }

/**
 * Finds the latest cargo whose load names packs of a mill's list.
 * @throws if the world has none
 */
export const findNamedLoadAddress: FindAddress = async ({ db }) => {
  const { cargo_id } = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_loads.cargo_id')
    .select('cargo_id')
    .where('pack_ids', '<>', toJson([]))
    .orderBy('cargos.number_key', 'desc')
    .executeTakeFirstOrThrow()
  return `/cargo/${cargo_id}`
}

/**
 * Returns the URL of a new cargo for the deal with the latest wood whose mill listed its packs.
 * @throws if the world has none
 */
export const findListedCargoAddress: FindAddress = async ({ db }) => {
  const { deal_id } = await db
    .selectFrom('packs')
    .innerJoin('supplies', 'supplies.id', 'packs.supply_id')
    .innerJoin('allocations', 'allocations.supply_line_id', 'packs.supply_line_id')
    .select('allocations.deal_id')
    .where('packs.status', '=', 'listed')
    .orderBy('supplies.number_key', 'desc')
    .executeTakeFirstOrThrow()
  return `/cargo/new?deal=${deal_id}`
}

/** Returns the URL of a demo client. */
export const findClientAddress = (name: string): string => `/clients/${getClientId(name)}`

/** Returns the URL of a portal company. */
export const findCompanyAddress = (name: string): string => `/companies/${getCompanyId(name)}`

/**
 * Finds a company that signed up and is not verified yet.
 * @throws if the world has none
 */
export const findPendingCompanyAddress: FindAddress = async ({ db }) => {
  const { id } = await db
    .selectFrom('companies')
    .select('id')
    .where('status', '=', 'pending')
    .orderBy('name_key')
    .executeTakeFirstOrThrow()
  return `/companies/${id}`
}

/** Returns the URL of a demo product. */
export const findProductAddress = (name: string): string => `/products/${getProductId(name)}`

/** Returns the URL of a demo mill. */
export const findSawmillAddress = (name: string): string => `/sawmills/${getSawmillId(name)}`

/** Which of the demo's quotations: still open, accepted, declined, or past its last day. */
export type QuotationChoice = 'open' | 'accepted' | 'declined' | 'expired'

const findQuotation = async ({ db }: Pick<World, 'db'>, choice: QuotationChoice) => {
  const quotations = db.selectFrom('quotations').select(['id', 'deal_id']).orderBy('valid_until')
  const chosen =
    choice === 'open' || choice === 'expired'
      ? quotations.where('answer', 'is', null)
      : quotations.where('answer', '=', choice)
  const rows = await chosen.execute()
  const found = choice === 'open' ? rows.at(-1) : rows[0]
  if (!found) throw new Error(`No quotation is ${choice}`)
  return found
}

/**
 * Finds a deal with such a quotation.
 * @throws if the world has none
 */
export const findQuotedDealAddress =
  (choice: QuotationChoice): FindAddress =>
  async (world) =>
    `/deals/${(await findQuotation(world, choice)).deal_id}`

/**
 * Makes a link to such a quotation, as an email has it.
 * @throws if the world has none
 */
export const findQuotationAddress =
  (choice: QuotationChoice): FindAddress =>
  async (world) => {
    const { id } = await findQuotation(world, choice)
    const token = 'a'.repeat(64)
    await world.db
      .insertInto('quotation_links')
      .values({
        hash: await sha256(token),
        quotation_id: id,
        recipients: '[]',
        created_at: '2026-01-05T09:00:00.000Z',
      })
      .execute()
    return `/quotations/${token}`
  }

/** Finds the pack with the lowest number that has a status. */
export const findPackAddress =
  (status: Row<'packs'>['status']): FindAddress =>
  async ({ db }) => {
    const { id } = await db
      .selectFrom('packs')
      .select('id')
      .where('status', '=', status)
      .orderBy('number_sort')
      .executeTakeFirstOrThrow()
    return `/packs/${id}`
  }

/** Finds the product with a pack of mixed lengths in the portal. */
export const findMixedStockAddress: FindAddress = async ({ db }) => {
  const { product_id } = await db
    .selectFrom('lots')
    .select('product_id')
    .where('tally', 'is not', null)
    .where('status', '=', 'available')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return `/products?product=${product_id}`
}

/** Finds the deal with lines of random and of several counted lengths. */
export const findMixedDealAddress: FindAddress = async ({ db }) => {
  const { deal_id } = await db
    .selectFrom('deal_lines')
    .select('deal_id')
    .where('product_id', '=', getProductId(MIXED_PRODUCT.name))
    .executeTakeFirstOrThrow()
  return `/deals/${deal_id}`
}

/** Finds the first listed pack of random lengths. */
export const findMixedPackAddress: FindAddress = async ({ db }) => {
  const { id } = await db
    .selectFrom('packs')
    .innerJoin('supply_lines', 'supply_lines.id', 'packs.supply_line_id')
    .select('packs.id')
    .where('product_id', '=', getProductId(MIXED_PRODUCT.name))
    .where('packs.status', '=', 'listed')
    .orderBy('number_sort')
    .executeTakeFirstOrThrow()
  return `/packs/${id}`
}

/** Finds the first pack that a load names. */
export const findNamedPackAddress: FindAddress = async ({ db }) => {
  const { id } = await db
    .selectFrom('packs')
    .select('id')
    .where('load_id', 'is not', null)
    .orderBy('number_sort')
    .executeTakeFirstOrThrow()
  return `/packs/${id}`
}

/** Finds the supply of mixed lengths, of which some packs are in stock. */
export const findMixedSupplyAddress: FindAddress = async ({ db }) => {
  const { supply_id } = await db
    .selectFrom('supply_lines')
    .select('supply_id')
    .where('product_id', '=', getProductId(MIXED_PRODUCT.name))
    .executeTakeFirstOrThrow()
  return `/supplies/${supply_id}`
}

/** Finds the supply with the most packs on its mill's list. */
export const findListedSupplyAddress: FindAddress = async ({ db }) => {
  const { supply_id } = await db
    .selectFrom('packs')
    .select('supply_id')
    .groupBy('supply_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .executeTakeFirstOrThrow()
  return `/supplies/${supply_id}`
}
