import type { components } from '@contract/schema'
import { getUnitCents, sumAmounts } from './amounts'
import { divideRounded, formatDecimal, parseDecimal, scaleToPlaces } from '@domain/numbers/decimal'

type Schemas = components['schemas']
type PlannedCost = Schemas['PlannedCost']
type Commission = Schemas['Commission']
type CostTerms = Pick<
  Schemas['DealWrite'],
  'currency' | 'planned_freight' | 'commission' | 'other_costs'
>

/** Currency of a document, and its rate in units of the currency for one euro. */
interface RatedCurrency {
  readonly currency: string
  readonly exchange_rate: string | null
}

/** Returns a fixed commission as a cost; null for a percentage, which has no currency. */
export const toCommissionCost = (
  commission: Commission | null,
  document: Pick<Schemas['DealWrite'], 'currency'>,
): PlannedCost | null =>
  commission?.kind === 'amount'
    ? {
        amount: commission.value,
        currency: commission.currency ?? document.currency,
        exchange_rate: commission.exchange_rate,
      }
    : null

/** Returns the planned costs of a deal with the JSON pointers of their amount and exchange rate. */
export function listCosts(
  deal: CostTerms,
): { cost: PlannedCost; amountPointer: string; ratePointer: string }[] {
  const freight = deal.planned_freight
  const commission = toCommissionCost(deal.commission, deal)
  const toPointers = (parent: string, amount = 'amount') => ({
    amountPointer: `${parent}/${amount}`,
    ratePointer: `${parent}/exchange_rate`,
  })
  return [
    ...(freight ? [{ cost: freight, ...toPointers('/planned_freight') }] : []),
    ...(commission ? [{ cost: commission, ...toPointers('/commission', 'value') }] : []),
    ...deal.other_costs.map((cost, i) => ({ cost, ...toPointers(`/other_costs/${i}`) })),
  ]
}

/** True if a cost needs a rate of its own: its currency is neither euro nor the document's. */
export const needsCostRate = (
  cost: { currency: string },
  document: { currency: string },
): boolean => cost.currency !== 'EUR' && cost.currency !== document.currency

/**
 * Converts a cost to the currency of its document, by way of the euro: rounded once, half away from
 * zero, to the decimals of the document's currency. Null while a rate is open.
 */
export function convertCost(
  { amount, ...cost }: Pick<PlannedCost, 'amount'> & RatedCurrency,
  document: RatedCurrency,
): string | null {
  if (cost.currency === document.currency) return sumAmounts([amount])
  const [from, to] = [getRate(cost), getRate(document)]
  if (from === null || to === null) return null
  const unit = BigInt(getUnitCents(document.currency))
  const cents = scaleToPlaces(parseDecimal(amount), 2)
  const [rate, divisor] = [parseDecimal(to), parseDecimal(from)]
  return formatDecimal(
    divideRounded(
      cents * rate.units * 10n ** BigInt(divisor.places),
      divisor.units * 10n ** BigInt(rate.places) * unit,
    ) * unit,
    2,
  )
}

const getRate = ({ currency, exchange_rate }: RatedCurrency): string | null =>
  currency === 'EUR' ? '1' : exchange_rate

/** Returns an amount per m3, rounded to the cent; null without a volume. */
export function computeAmountPerM3(amount: string, m3: string): string | null {
  const litres = scaleToPlaces(parseDecimal(m3), 3)
  return litres === 0n
    ? null
    : formatDecimal(divideRounded(scaleToPlaces(parseDecimal(amount), 2) * 1000n, litres), 2)
}
