import { foldWords } from '@domain/text/fold'
import { listCosts, needsCostRate } from '@domain/money'
import type { Person, Schemas } from '../call'
import type { Db } from '../db/tables'
import { fromTenThousandths } from '../db/decimal-columns'
import { selectNetPrice } from '../db/net-price'
import { findDailyRateWarnings } from '../exchange-rates/daily-rate-warnings'
import { findDailyRate } from '../exchange-rates/daily-rates'
import {
  findDealWarnings,
  type LastPrice,
  type LastRate,
  findTermWarnings,
} from './rules/deal-warnings'
import { canSeeMargin, canWorkOnDeal } from './rules/permissions'
import type { DealStatus, DealWarning, DealWrite, Specification } from './schema'
import {
  OPEN_DEAL_STATUSES,
  UNCONFIRMED_DEAL_STATUSES,
  UNBINDING_DEAL_STATUSES,
} from '../statuses/deal-statuses'

/**
 * Returns the exchange rate of the newest other deal in the currency that has an order
 * confirmation; null if there is none. Visibility is not checked: every user who edits deals sees
 * all of them.
 */
export async function findLastRate(
  db: Db,
  currency: DealWrite['currency'],
  exceptDealId: string | null,
): Promise<LastRate | null> {
  if (currency === 'EUR') return null
  const deal = await db
    .selectFrom('deals')
    .select(['exchange_rate as rate', 'number', 'date'])
    .where('currency', '=', currency)
    .where('exchange_rate', 'is not', null)
    .where('status', 'not in', UNBINDING_DEAL_STATUSES)
    .$if(exceptDealId !== null, (deals) => deals.where('id', '!=', exceptDealId ?? ''))
    .orderBy('number_key', 'desc')
    .limit(1)
    .$narrowType<{ rate: string }>()
    .executeTakeFirst()
  return deal ?? null
}

/**
 * Returns the last price of each product after the line's discount, by product id. It is from the
 * newest other deal with an order confirmation and the same Incoterms rule, because prices of other
 * rules include other costs. Visibility is not checked: users who edit deals see all of them, and
 * prices do not count as costs.
 */
export async function findLastPrices(
  db: Db,
  productIds: readonly string[],
  rule: Schemas['IncotermsRule'],
  exceptDealId: string | null,
): Promise<ReadonlyMap<string, LastPrice>> {
  if (productIds.length === 0) return new Map()
  // One index lookup per product, however often it was sold.
  const found = await db
    .selectFrom('products')
    .select((eb) =>
      eb
        .selectFrom('deal_lines')
        .innerJoin('deals', 'deals.id', 'deal_lines.deal_id')
        .select('deal_lines.id')
        .whereRef('deal_lines.product_id', '=', 'products.id')
        .where('deal_lines.price', '>', 0)
        .where('deals.status', 'not in', UNBINDING_DEAL_STATUSES)
        .where('deals.incoterms_rule', '=', rule)
        .$if(exceptDealId !== null, (lines) => lines.where('deals.id', '!=', exceptDealId ?? ''))
        .orderBy('deal_lines.deal_key', 'desc')
        .orderBy('deal_lines.position', 'desc')
        .limit(1)
        .as('line_id'),
    )
    .where('products.id', 'in', productIds)
    .execute()
  const ids = found.flatMap(({ line_id }) => line_id ?? [])
  if (ids.length === 0) return new Map()
  const lines = await db
    .selectFrom('deal_lines')
    .innerJoin('deals', 'deals.id', 'deal_lines.deal_id')
    .select(['product_id', 'price_unit', 'currency', 'exchange_rate', 'number', 'date'])
    .select(['discount_kind', selectNetPrice('deal_lines').as('price')])
    .where('deal_lines.id', 'in', ids)
    .$narrowType<{ product_id: string }>()
    .execute()
  return new Map(
    lines.map(({ product_id, price, discount_kind, ...line }) => [
      product_id,
      { ...line, price: fromTenThousandths(price), is_discounted: discount_kind !== null },
    ]),
  )
}

/**
 * Returns the number of the client's newest other deal with this customer reference, or null.
 * Ignores case and repeated spaces. Canceled deals do not count.
 */
async function findDealWithReference(
  db: Db,
  { client_id, customer_reference }: Pick<DealWrite, 'client_id' | 'customer_reference'>,
  exceptDealId: string | null,
): Promise<string | null> {
  if (customer_reference === null) return null
  const deals = await db
    .selectFrom('deals')
    .select(['number', 'customer_reference'])
    .where('client_id', '=', client_id)
    .where('customer_reference', 'is not', null)
    .where('status', '!=', 'canceled')
    .$if(exceptDealId !== null, (others) => others.where('id', '!=', exceptDealId ?? ''))
    .orderBy('number_key', 'desc')
    .execute()
  const key = foldWords(customer_reference)
  const sameReference = deals.find((deal) => foldWords(deal.customer_reference ?? '') === key)
  return sameReference?.number ?? null
}

/**
 * Returns the warnings of a submitted or stored deal for a user who may edit it. Rate and prices
 * are compared with those of other deals until the deal is confirmed.
 * @param deal the stored deal's id and status; a new one has no id
 */
export async function loadDealWarnings(
  db: Db,
  {
    person,
    state: { id, status, saleManagerId },
    write,
    specifications,
  }: {
    person: Person
    state: { id: string | null; status: DealStatus; saleManagerId: string }
    write: DealWrite
    specifications: readonly Specification[]
  },
): Promise<DealWarning[]> {
  if (!OPEN_DEAL_STATUSES.includes(status) || !canWorkOnDeal(person, { saleManagerId })) return []
  const showsMargin = canSeeMargin(person, { saleManagerId })
  const isCompared = UNCONFIRMED_DEAL_STATUSES.includes(status)
  const productIds = write.lines.flatMap(({ product_id }) => product_id ?? [])
  const dailyRate = isCompared ? await findDailyRate(db, write.currency, write.date) : null
  const values = findDealWarnings({
    deal: write,
    specifications,
    dailyRate,
    // The last rate counts only without a daily one.
    lastRate: isCompared && dailyRate === null ? await findLastRate(db, write.currency, id) : null,
    lastPrices: isCompared
      ? await findLastPrices(db, [...new Set(productIds)], write.incoterms.rule, id)
      : new Map(),
    showsMargin,
  })
  const costs = isCompared && showsMargin ? await findCostRateWarnings(db, write) : []
  const sameReference = await findDealWithReference(db, write, id)
  return [...findTermWarnings({ deal: write, sameReference, showsMargin }), ...values, ...costs]
}

/** Returns warnings of costs whose rate is far from the daily one. */
async function findCostRateWarnings(db: Db, write: DealWrite): Promise<DealWarning[]> {
  const warnings: DealWarning[] = []
  for (const { cost, ratePointer } of listCosts(write)) {
    if (!needsCostRate(cost, write)) continue
    const daily = await findDailyRate(db, cost.currency, write.date)
    warnings.push(...findDailyRateWarnings(cost, daily, ratePointer))
  }
  return warnings
}
