import { findClientExposure } from '../client-deals/client-exposure'
import { findClientStatus } from '../companies/company-block'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { fromCents, fromCentsOrNull } from '../db/decimal-columns'
import { findCargoProgress } from './cargo-progress'
import type { DealStatus, DealWrite } from './contract'
import { findLastRate } from './last-rate'
import { computeCreditAmount } from './rules/credit-amount'
import { findUncertifiedLines } from './rules/uncertified-lines'
import type { DealStepSubject } from './rules/deal-state-machine'

type DealState = {
  id: string | null
  status: DealStatus
  saleManagerId: string
  purchasedLitres: number
}

/** Gathers what the steps of a deal are judged by. @param revenue in the deal's currency */
export async function loadDealStepSubject(
  db: Db,
  standing: DealState,
  deal: DealWrite,
  revenue: string,
  lines: Parameters<typeof findUncertifiedLines>[0],
  client: Row<'clients'>,
): Promise<DealStepSubject> {
  // The client's credit is only needed to confirm, and by whoever writes the draft that is confirmed next.
  const leadsToConfirming = standing.status === 'draft' || standing.status === 'order_confirmation'
  const exposure = leadsToConfirming
    ? await findClientExposure(db, client.id, standing.id ?? undefined)
    : 0
  const lastRate = leadsToConfirming ? await findLastRate(db, deal.currency, standing.id) : null
  return {
    status: standing.status,
    saleManagerId: standing.saleManagerId,
    deal,
    uncertifiedLines: findUncertifiedLines(lines),
    credit: computeCreditAmount(deal, revenue, lastRate?.rate ?? null),
    isPurchased: standing.purchasedLitres > 0,
    // No other step asks for it.
    cargo:
      standing.id !== null && standing.status === 'loading'
        ? await findCargoProgress(db, standing.id)
        : { hasLeft: false, waits: false },
    client: {
      status: await findClientStatus(db, client),
      creditLimitEur: fromCentsOrNull(client.credit_limit_cents),
      exposureEur: fromCents(exposure),
    },
  }
}

/** Stored lines with their wood. */
export const parseLineSpecifications = (lines: readonly Row<'deal_lines'>[]) =>
  lines.map((line) => ({ ...line, specification: parseJson(line.specification) }))

/** Where a stored deal stands. */
export const toDealState = (deal: Row<'deals'>): DealState => ({
  id: deal.id,
  status: deal.status,
  saleManagerId: deal.sale_manager_id,
  // What was ordered from stock goes back there.
  purchasedLitres: deal.portal_order_id === null ? deal.purchased_l : 0,
})
