import { findClientExposure } from '../client-deals/client-exposure'
import { findClientStatus } from '../companies/company-block'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { fromCents, fromCentsOrNull } from '../db/decimal-columns'
import { isDealInvoiced } from '../invoices/queries'
import type { DealStatus, DealWrite } from './schema'
import { findLastRate } from './load-deal-warnings'
import {
  computeCreditAmount,
  findUncertifiedLines,
  type DealTransitionSubject,
} from './rules/deal-state-machine'
import { DELIVERED_CARGO_STATUSES, UNDEPARTED_CARGO_STATUSES } from '../statuses/cargo-statuses'

type DealState = {
  id: string | null
  status: DealStatus
  saleManagerId: string
  purchasedLitres: number
}

/**
 * Loads the data that the deal state machine checks.
 * @param revenue in the deal's currency
 */
export async function loadDealTransitionSubject(
  db: Db,
  {
    state,
    deal,
    revenue,
    lines,
    client,
  }: {
    state: DealState
    deal: DealWrite
    revenue: string
    lines: Parameters<typeof findUncertifiedLines>[0]
    client: Row<'clients'>
  },
): Promise<DealTransitionSubject> {
  // Only confirming checks the client's credit, but an issued draft shows it in advance.
  const isBeforeConfirmation = state.status === 'draft' || state.status === 'order_confirmation'
  const exposure = isBeforeConfirmation
    ? await findClientExposure(db, client.id, state.id ?? undefined)
    : 0
  const lastRate = isBeforeConfirmation ? await findLastRate(db, deal.currency, state.id) : null
  return {
    status: state.status,
    saleManagerId: state.saleManagerId,
    deal,
    uncertifiedLines: findUncertifiedLines(lines),
    credit: computeCreditAmount(deal, revenue, lastRate?.rate ?? null),
    isPurchased: state.purchasedLitres > 0,
    // Only closing the rest and canceling from loading check the cargo and the invoices.
    cargo:
      state.id !== null && state.status === 'loading'
        ? await findCargoProgress(db, state.id)
        : { hasDeparted: false, hasUndeparted: false },
    isInvoiced:
      state.id !== null && state.status === 'loading' && (await isDealInvoiced(db, state.id)),
    client: {
      status: await findClientStatus(db, client),
      creditLimitEur: fromCentsOrNull(client.credit_limit_cents),
      exposureEur: fromCents(exposure),
    },
  }
}

export const parseLineSpecifications = (lines: readonly Row<'deal_lines'>[]) =>
  lines.map((line) => ({ ...line, specification: parseJson(line.specification) }))

/** The fields of a stored deal that its transitions check. */
export const toDealState = (deal: Row<'deals'>): DealState => ({
  id: deal.id,
  status: deal.status,
  saleManagerId: deal.sale_manager_id,
  // Wood ordered from stock returns there, so it does not prevent canceling.
  purchasedLitres: deal.portal_order_id === null ? deal.purchased_l : 0,
})

/**
 * Returns the progress of a deal's cargos: whether any has departed, any has not, and all are
 * delivered.
 */
export async function findCargoProgress(
  db: Db,
  dealId: string,
): Promise<{ hasDeparted: boolean; hasUndeparted: boolean; isDelivered: boolean }> {
  const cargos = await db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_id')
    .select('status')
    .distinct()
    .where('deal_id', '=', dealId)
    .where('status', '!=', 'canceled')
    .execute()
  return {
    hasDeparted: cargos.some(({ status }) => !UNDEPARTED_CARGO_STATUSES.includes(status)),
    hasUndeparted: cargos.some(({ status }) => UNDEPARTED_CARGO_STATUSES.includes(status)),
    isDelivered: cargos.every(({ status }) => DELIVERED_CARGO_STATUSES.includes(status)),
  }
}
