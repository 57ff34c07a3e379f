import { sql, type RawBuilder } from 'kysely'
import type { Schemas } from '../call'
import type { Row } from '../db/tables'

type DealStatus = Schemas['DealStatus']

/** Statuses in which a client owes a deal. */
export const SOLD_STATUSES = [
  'confirmed',
  'loading',
  'shipped',
  'delivered',
  'completed',
] as const satisfies readonly DealStatus[]

/** Statuses in which all cargo of a deal has left. */
const SHIPPED_STATUSES = [
  'shipped',
  'delivered',
  'completed',
] as const satisfies readonly DealStatus[]

type ReceivableTerms = Pick<Row<'deals'>, 'status' | 'revenue_cents' | 'actual_revenue_cents'>

/**
 * Returns what the client owes for a deal in total, in cents of the deal's currency. Once all cargo
 * has departed, that is the revenue of the loaded wood; before, the larger of the agreed and the
 * loaded revenue. `receivableEurCents` is the same in SQL and in euro.
 */
export function computeReceivableCents({
  status,
  revenue_cents,
  actual_revenue_cents,
}: ReceivableTerms): number {
  if (actual_revenue_cents === null) return revenue_cents
  return includesStatus(SHIPPED_STATUSES, status)
    ? actual_revenue_cents
    : Math.max(revenue_cents, actual_revenue_cents)
}

/** In a query over `deals`: `computeReceivableCents` in cents of euro. */
const receivableEurCents = sql<number>`case when actual_revenue_eur_cents is not null
  and (actual_revenue_eur_cents > revenue_eur_cents or status in (${sql.join(SHIPPED_STATUSES.map((status) => sql.lit(status)))}))
  then actual_revenue_eur_cents else revenue_eur_cents end`

/**
 * In a query over `deals`: the unpaid euro value of a deal, in cents. An overpaid deal does not
 * lower the client's other debts.
 */
export const unpaidEurCents: RawBuilder<number> = sql<number>`case when ${receivableEurCents} > paid_eur_cents then ${receivableEurCents} - paid_eur_cents else 0 end`

/** True if a client owes a deal in this status. */
export const isSold = (status: DealStatus): boolean => includesStatus(SOLD_STATUSES, status)

const includesStatus = (statuses: readonly DealStatus[], status: DealStatus): boolean =>
  statuses.includes(status)
