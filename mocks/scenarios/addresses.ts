import type { CargoStatus } from '@backend/cargos/contract'
import type { DealStatus } from '@backend/deals/contract'
import { getClientId } from '@backend/seed/clients'
import { getCompanyId } from '@backend/seed/companies'
import { getSawmillId } from '@backend/seed/sawmills'
import { getDemoId } from '@backend/seed/people'
import { getProductId } from '@backend/seed/products'
import type { ReportStatus } from '@backend/supply-reports/contract'
import type { SupplyStatus } from '@backend/supplies/contract'
import type { World } from '../host/world'

/** Finds an address in a world, whichever scenario it was made from. */
export type FindAddress = (world: Pick<World, 'db'>) => Promise<string>

type DealCriteria = {
  /** A client's name; any client's when left out. */
  client?: string
  /** Another sale manager's, which the demo's own may only read. */
  isColleagues?: boolean
  /** Its order confirmation as it prints. */
  view?: 'confirmation'
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
      : deals.where('sale_manager_id', isColleagues ? '!=' : '=', getDemoId('sale_manager'))
    const { id } = await chosen.executeTakeFirstOrThrow()
    return `/deals/${id}${view ? `?view=${view}` : ''}`
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
 * The supply in that status whose wood goes to the most deals.
 * @throws where the world has none
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
 * The youngest supply in that status, or with `view` its order to the mill as it prints.
 * @throws where the world has none
 */
export const findSupplyAddress =
  (status: SupplyStatus, { view }: { view?: 'order' } = {}): FindAddress =>
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
 * The youngest supply inspection report in that status, or with `view` as it prints.
 * @throws where the world has none
 */
export const findSupplyReportAddress = findReportAddress(
  'supply_report',
  'supply-inspection-report',
)

/** Finds the latest container report in a status. @throws if the world has none */
export const findCargoReportAddress = findReportAddress('cargo_report', 'cargo-inspection-report')

/**
 * Address of a new report of the latest container that is being loaded. @throws if the world has
 * none
 */
export const findNewCargoReportAddress: FindAddress = async ({ db }) => {
  const cargos = db
    .selectFrom('cargos')
    .select('id')
    .where('status', '=', 'loading')
    .where('kind', '=', 'container')
  const { id } = await cargos.orderBy('number_key', 'desc').executeTakeFirstOrThrow()
  return `/cargo-inspection-report/new?cargo=${id}`
}

type CargoCriteria = {
  /** A container unless it is said. */
  kind?: 'container' | 'truck'
  /** One of its papers as it prints. */
  view?: 'packing_list' | 'loading' | 'cmr'
}

/**
 * The youngest cargo in that status, or with `view` one of its papers as it prints.
 * @throws where the world has none
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

/** One of the demo's clients. */
export const findClientAddress = (name: string): string => `/clients/${getClientId(name)}`

/** One of the portal's companies. */
export const findCompanyAddress = (name: string): string => `/companies/${getCompanyId(name)}`

/** A company that has signed up and was not looked at yet. @throws where the world has none */
export const findPendingCompanyAddress: FindAddress = async ({ db }) => {
  const { id } = await db
    .selectFrom('companies')
    .select('id')
    .where('status', '=', 'pending')
    .orderBy('name_key')
    .executeTakeFirstOrThrow()
  return `/companies/${id}`
}

/** One of the demo's products. */
export const findProductAddress = (name: string): string => `/products/${getProductId(name)}`

/** One of the demo's mills. */
export const findSawmillAddress = (name: string): string => `/sawmills/${getSawmillId(name)}`
