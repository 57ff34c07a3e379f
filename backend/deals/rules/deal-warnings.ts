import * as v from 'valibot'
import { vPrice } from '@/shared/api/generated/validators'
import {
  parseDecimal,
  convertPriceCurrency,
  convertPriceUnit,
  trimDecimal,
  withPlaces,
} from '@/shared/lib/timber'
import type { DealLineWrite, DealWarning, DealWrite, Specification } from '../contract'

/** The rate that was used last for a currency, and the deal that it was used in. */
export type LastRate = { rate: string; number: string; date: string }

/** The last price of a product, and the deal that it was sold in. */
export type LastPrice = Pick<DealLineWrite, 'price_unit'> &
  Pick<DealWrite, 'currency' | 'exchange_rate' | 'date'> & { price: string; number: string }

/** What the warnings of a deal are judged by. */
export type DealWarningSubject = {
  deal: CheckedDeal
  /** The wood of each line. */
  specifications: readonly Specification[]
  /** The deal as it is saved; null for a new one. What is as it was is not told again. */
  saved: CheckedDeal | null
  lastRate: LastRate | null
  /** By product. */
  lastPrices: ReadonlyMap<string, LastPrice>
  /** Whether the reader may see what the deal costs. */
  showsMargin: boolean
}

type CheckedDeal = Pick<DealWrite, 'currency' | 'exchange_rate'> & { lines: readonly CheckedLine[] }
type CheckedLine = Pick<
  DealLineWrite,
  'id' | 'product_id' | 'price' | 'planned_purchase_price' | 'price_unit'
>

/** From how many per cent off the last one a value is told. */
const RATE_DIFFERENCE_PERCENT = 10
const PRICE_DIFFERENCE_PERCENT = 30
const MAX_PERCENT = 1000n

/** What of a deal is probably a slip: it differs from what is saved, and is far from what it is compared to. */
export function findDealWarnings(subject: DealWarningSubject): DealWarning[] {
  const rate = findRateWarnings(subject)
  const lines = subject.deal.lines.flatMap((line, i) => [
    // Every line that is compared by a mistyped rate would be off.
    ...findPriceWarnings(subject, line, i, rate.length > 0),
    ...findPurchaseWarnings(subject, line, i),
  ])
  return [...rate, ...lines]
}

/** Whether the rate is another than the one that is saved. */
export const hasNewRate = (deal: CheckedDeal, saved: CheckedDeal | null): boolean =>
  saved === null ||
  deal.currency !== saved.currency ||
  !isSameNumber(deal.exchange_rate, saved.exchange_rate)

/** The products of lines whose price may be worth something else than it is as saved. */
export function listRepricedProducts(deal: CheckedDeal, saved: CheckedDeal | null): string[] {
  const isNew = hasNewRate(deal, saved)
  const lines = deal.lines.filter((line) => isNew || hasNewPrice(line, findSavedLine(saved, line)))
  return [...new Set(lines.flatMap((line) => line.product_id ?? []))]
}

function findRateWarnings({ deal, saved, lastRate }: DealWarningSubject): DealWarning[] {
  if (lastRate === null || deal.exchange_rate === null || !hasNewRate(deal, saved)) return []
  const percent = computePercentDifference(deal.exchange_rate, lastRate.rate)
  if (Math.abs(percent) < RATE_DIFFERENCE_PERCENT) return []
  return [
    {
      code: 'rate_off_last',
      pointer: '/exchange_rate',
      params: { ...lastRate, currency: deal.currency, percent },
    },
  ]
}

function findPriceWarnings(
  { deal, specifications, saved, lastPrices }: DealWarningSubject,
  line: CheckedLine,
  i: number,
  isRateDoubtful: boolean,
): DealWarning[] {
  const last = line.product_id === null ? undefined : lastPrices.get(line.product_id)
  const wood = specifications[i]
  if (!last || !wood || line.price === null) return []
  const isOtherCurrency = last.currency !== deal.currency
  const isAsSaved =
    !hasNewPrice(line, findSavedLine(saved, line)) && deal.currency === saved?.currency
  if (isAsSaved && !(isOtherCurrency && hasNewRate(deal, saved))) return []
  if (isOtherCurrency && isRateDoubtful) return []
  const price = convertLastPrice(last, deal, line, wood)
  const percent = price === null ? 0 : computePercentDifference(line.price, price)
  if (price === null || Math.abs(percent) < PRICE_DIFFERENCE_PERCENT) return []
  const { number, date } = last
  const { currency } = deal
  return [
    {
      code: 'price_off_last',
      pointer: `/lines/${i}/price`,
      params: { price, currency, price_unit: line.price_unit, number, date, percent },
    },
  ]
}

function findPurchaseWarnings(
  { deal, saved, showsMargin }: DealWarningSubject,
  line: CheckedLine,
  i: number,
): DealWarning[] {
  const { price, planned_purchase_price: purchase, price_unit } = line
  if (!showsMargin || price === null || purchase === null) return []
  const before = findSavedLine(saved, line)
  const isAsSaved =
    before !== undefined &&
    isSameNumber(price, before.price) &&
    isSameNumber(purchase, before.planned_purchase_price)
  // Both are for one unit, in one currency.
  if (isAsSaved || toTenThousandthsBigInt(purchase) <= toTenThousandthsBigInt(price)) return []
  const { currency } = deal
  return [
    {
      code: 'purchase_over_price',
      pointer: `/lines/${i}/planned_purchase_price`,
      params: { price, currency, price_unit },
    },
  ]
}

/** The last price for this line's unit, in this deal's currency; null where there is no way to it. */
function convertLastPrice(
  last: LastPrice,
  deal: CheckedDeal,
  line: CheckedLine,
  wood: Specification,
): string | null {
  const price = convertPriceUnit(last.price, last.price_unit, line.price_unit, wood)?.price
  if (price === undefined) return null
  const [from, to] = last.currency === deal.currency ? ['1', '1'] : [getRate(last), getRate(deal)]
  if (from === null || to === null) return null
  const converted = convertPriceCurrency(price, from, to)
  return v.is(vPrice, converted) && toTenThousandthsBigInt(converted) > 0n ? converted : null
}

const getRate = ({
  currency,
  exchange_rate,
}: Pick<DealWrite, 'currency' | 'exchange_rate'>): string | null =>
  currency === 'EUR' ? '1' : exchange_rate

const findSavedLine = (saved: CheckedDeal | null, { id }: CheckedLine): CheckedLine | undefined =>
  saved?.lines.find((line) => line.id === id)

const hasNewPrice = (line: CheckedLine, before: CheckedLine | undefined): boolean =>
  before === undefined ||
  line.product_id !== before.product_id ||
  line.price_unit !== before.price_unit ||
  !isSameNumber(line.price, before.price)

/** Of numbers 0.385 and 0.3850 are one. */
const isSameNumber = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : trimDecimal(a) === trimDecimal(b)

/** How far a value is above another, or, less than zero, below it, in whole per cent towards zero: 9.99 is 9. */
function computePercentDifference(value: string, other: string): number {
  const [from, to] = [toMillionths(other), toMillionths(value)]
  const percent = ((to - from) * 100n) / from
  return Number(percent > MAX_PERCENT ? MAX_PERCENT : percent)
}

const toMillionths = (number: string): bigint => withPlaces(parseDecimal(number), 6)
const toTenThousandthsBigInt = (price: string): bigint => withPlaces(parseDecimal(price), 4)
