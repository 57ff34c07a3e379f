import { sql, type RawBuilder } from 'kysely'
import { fromCents, fromLitres } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import type { Schemas } from '../call'
import { SOLD_DEAL_STATUSES } from '@domain/rules/statuses'
import { SHIPPED_DEAL_STATUSES } from '../statuses/deal-statuses'

/**
 * In a query over `clients`: the unpaid euro value of the client's sold deals, in cents. One index
 * contains every column that it reads.
 */
export function sumExposureCents(): RawBuilder<number> {
  return sql<number>`coalesce((
    select sum(${unpaidEurCents}) from deals where deals.client_id = clients.id and deals.status in (${sql.join(SOLD_DEAL_STATUSES)})
  ), 0)`
}

/**
 * Exceeds any possible share in thousandths: the largest sum (10^12) of the smallest limit (a
 * cent).
 */
const ABOVE_ANY_SHARE = 10 ** 15

/**
 * In a query over `clients`: the used share of the credit limit, in whole thousandths. Null without
 * a limit. With a limit of 0, any exposure exceeds every share and sorts by its amount.
 */
export function computeCreditUsedPermille(): RawBuilder<number | null> {
  const exposure = sql`cast(${sumExposureCents()} as bigint)`
  return sql<number | null>`case credit_limit_cents
    when 0 then case when ${exposure} > 0 then cast(${ABOVE_ANY_SHARE} as bigint) + ${exposure} else 0 end
    else ${exposure} * 1000 / credit_limit_cents
  end`
}

/**
 * `sumExposureCents` for one client.
 * @param exceptDealId a deal to leave out, because it is the one being judged
 */
export async function findClientExposure(
  db: Db,
  clientId: string,
  exceptDealId?: string,
): Promise<number> {
  let deals = db
    .selectFrom('deals')
    .where('client_id', '=', clientId)
    .where('status', 'in', SOLD_DEAL_STATUSES)
  if (exceptDealId !== undefined) deals = deals.where('id', '!=', exceptDealId)
  const { cents } = await deals
    .select(sql<number | null>`sum(${unpaidEurCents})`.as('cents'))
    .executeTakeFirstOrThrow()
  return cents ?? 0
}

/**
 * Sums what the client bought in the twelve months up to the day.
 * @param saleManagerId counts only this sale manager's deals, for a user who may not see others'
 * margins; all if omitted
 */
export async function sumTwelveMonthSales(
  db: Db,
  clientId: string,
  today: string,
  saleManagerId?: string,
): Promise<Schemas['SoldInPeriod']> {
  const { litres, cents } = await db
    .selectFrom('deals')
    .select((eb) => [
      eb.fn.sum<number | null>('volume_l').as('litres'),
      eb.fn.sum<number | null>('best_margin_eur_cents').as('cents'),
    ])
    .where('client_id', '=', clientId)
    .where('status', 'in', SOLD_DEAL_STATUSES)
    .where('date', '>', getDayOneYearBefore(today))
    .where('date', '<=', today)
    .$if(saleManagerId !== undefined, (deals) =>
      deals.where('sale_manager_id', '=', saleManagerId ?? ''),
    )
    .executeTakeFirstOrThrow()
  return { volume_m3: fromLitres(litres ?? 0), margin_eur: fromCents(cents ?? 0) }
}

/** Returns the same day of the previous year; 28 February for 29 February. */
export function getDayOneYearBefore(today: string): string {
  const [year = '', month, day] = today.split('-')
  return `${Number(year) - 1}-${month}-${month === '02' && day === '29' ? '28' : day}`
}

type DealStatus = Schemas['DealStatus']

type ReceivableTerms = Pick<
  Row<'deals'>,
  'status' | 'revenue_cents' | 'actual_revenue_cents' | 'invoiced_net_cents' | 'invoiced_vat_cents'
>

/**
 * Returns what the client owes for a deal in total, in cents of the deal's currency. Once all cargo
 * has departed: the revenue of the loaded wood, or the net invoices if all of it is invoiced.
 * Before: the larger of the agreed and the loaded revenue. The VAT of the invoices is added.
 * `receivableEurCents` is the same in SQL and in euro.
 */
export const computeReceivableCents = (deal: ReceivableTerms): number =>
  computeReceivableNetCents(deal) + deal.invoiced_vat_cents

/** `computeReceivableCents` without VAT. */
export function computeReceivableNetCents({
  status,
  revenue_cents,
  actual_revenue_cents,
  invoiced_net_cents,
}: Omit<ReceivableTerms, 'invoiced_vat_cents'>): number {
  if (invoiced_net_cents !== null) return invoiced_net_cents
  if (actual_revenue_cents === null) return revenue_cents
  return SHIPPED_DEAL_STATUSES.includes(status)
    ? actual_revenue_cents
    : Math.max(revenue_cents, actual_revenue_cents)
}

/** Receivable in cents of euro, in a query over `deals`; as in `computeReceivableCents`. */
const receivableEurCents = sql<number>`(invoiced_vat_eur_cents + case when invoiced_net_eur_cents is not null then invoiced_net_eur_cents
  when actual_revenue_eur_cents is not null
  and (actual_revenue_eur_cents > revenue_eur_cents or status in (${sql.join(SHIPPED_DEAL_STATUSES.map((status) => sql.lit(status)))}))
  then actual_revenue_eur_cents else revenue_eur_cents end)`

/**
 * In a query over `deals`: the unpaid euro value of a deal, in cents. An overpaid deal does not
 * lower the client's other debts.
 */
const unpaidEurCents: RawBuilder<number> = sql<number>`case when ${receivableEurCents} > paid_eur_cents then ${receivableEurCents} - paid_eur_cents else 0 end`

/** True if a client owes a deal in this status. */
export const isSold = (status: DealStatus): boolean => SOLD_DEAL_STATUSES.includes(status)
