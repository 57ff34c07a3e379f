import { exposureOf } from '../client-deals/figures'
import { clientStatus } from '../companies/company-block'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { fromCents, fromCentsOrNull } from '../db/decimal-columns'
import { cargoOf } from './cargo-of'
import type { DealStatus, DealWrite } from './contract'
import { lastRateOf } from './last-rate'
import { creditAmount } from './rules/credit-amount'
import { uncertifiedLines } from './rules/uncertified-lines'
import type { StepSubject } from './rules/deal-steps'

type Standing = {
  id: string | null
  status: DealStatus
  saleManagerId: string
  purchasedLitres: number
}

/** Gathers what the steps of a deal are judged by. @param revenue in the deal's currency */
export async function stepSubject(
  db: Db,
  standing: Standing,
  deal: DealWrite,
  revenue: string,
  lines: Parameters<typeof uncertifiedLines>[0],
  client: Row<'clients'>,
): Promise<StepSubject> {
  // The client's credit is only needed to confirm, and by whoever writes the draft that is confirmed next.
  const leadsToConfirming = standing.status === 'draft' || standing.status === 'order_confirmation'
  const exposure = leadsToConfirming ? await exposureOf(db, client.id, standing.id ?? undefined) : 0
  const lastRate = leadsToConfirming ? await lastRateOf(db, deal.currency, standing.id) : null
  return {
    status: standing.status,
    saleManagerId: standing.saleManagerId,
    deal,
    uncertifiedLines: uncertifiedLines(lines),
    credit: creditAmount(deal, revenue, lastRate?.rate ?? null),
    isPurchased: standing.purchasedLitres > 0,
    // No other step asks for it.
    cargo:
      standing.id !== null && standing.status === 'loading'
        ? await cargoOf(db, standing.id)
        : { hasLeft: false, waits: false },
    client: {
      status: await clientStatus(db, client),
      creditLimitEur: fromCentsOrNull(client.credit_limit_cents),
      exposureEur: fromCents(exposure),
    },
  }
}

/** Stored lines with their wood. */
export const specified = (lines: readonly Row<'deal_lines'>[]) =>
  lines.map((line) => ({ ...line, specification: parseJson(line.specification) }))

/** Where a stored deal stands. */
export const standingOf = (deal: Row<'deals'>): Standing => ({
  id: deal.id,
  status: deal.status,
  saleManagerId: deal.sale_manager_id,
  // What was ordered from stock goes back there.
  purchasedLitres: deal.portal_order_id === null ? deal.purchased_l : 0,
})
