import type { components } from '@contract/schema'
import { subtractAmounts, sumAmounts } from './amounts'
import { computePercent } from './charges'
import { convertCost, toCommissionCost } from './costs'
import {
  divideRounded,
  formatDecimal,
  parseDecimal,
  trimDecimal,
  scaleToPlaces,
} from '@domain/numbers/decimal'

type Schemas = components['schemas']

/** Revenue and costs of a sale in one currency; volume in m3. */
export interface SaleCosts {
  /** Null unless known for everything sold. */
  revenue: string | null
  /** Null unless known for everything sold. */
  purchase_cost: string | null
  freight: string
  commission: string
  other_costs: string
  volume_m3: string
}

/** Larger values are meaningless and exceed the contract's patterns. */
const MAX_HUNDREDTHS = 10n ** 8n
const MAX_CENTS = 10n ** 15n

/**
 * Margin as an amount, as a percentage of the revenue (up to two decimals) and per m3. All are null
 * without revenue or purchase cost; the last two also if their divisor is zero or tiny.
 */
export interface Margin {
  amount: string | null
  percent: string | null
  per_m3: string | null
}

export function computeMargin(sale: SaleCosts): Margin {
  if (sale.revenue === null || sale.purchase_cost === null)
    return { amount: null, percent: null, per_m3: null }
  const costs = sumAmounts([sale.purchase_cost, sale.freight, sale.commission, sale.other_costs])
  const amount = subtractAmounts(sale.revenue, costs)
  const cents = scaleToPlaces(parseDecimal(amount), 2)
  const revenue = scaleToPlaces(parseDecimal(sale.revenue), 2)
  const litres = scaleToPlaces(parseDecimal(sale.volume_m3), 3)
  const hundredths = revenue === 0n ? null : divideRounded(cents * 10_000n, revenue)
  const perM3 = litres === 0n ? null : divideRounded(cents * 1000n, litres)
  return {
    amount,
    percent: isWithin(hundredths, MAX_HUNDREDTHS)
      ? trimDecimal(formatDecimal(hundredths, 2))
      : null,
    per_m3: isWithin(perM3, MAX_CENTS) ? formatDecimal(perM3, 2) : null,
  }
}

const isWithin = (value: bigint | null, limit: bigint): value is bigint =>
  value !== null && value < limit && value > -limit

/**
 * Returns a commission in the document's currency: a percentage of the revenue, rounded to the
 * currency's decimals, or the converted amount. Null while a rate is open.
 */
export function computeCommission(
  commission: Schemas['Commission'] | null,
  revenue: string,
  document: Pick<Schemas['DealWrite'], 'currency' | 'exchange_rate'>,
): string | null {
  if (commission?.kind === 'percent')
    return computePercent(revenue, commission.value, document.currency)
  const cost = toCommissionCost(commission, document)
  return cost ? convertCost(cost, document) : '0.00'
}

/** Converts an amount to euro. The rate is in units of its currency per euro. */
export function convertToEuro(amount: string, exchangeRate: string): string {
  const rate = parseDecimal(exchangeRate)
  const cents = scaleToPlaces(parseDecimal(amount), 2)
  return formatDecimal(divideRounded(cents * 10n ** BigInt(rate.places), rate.units), 2)
}
