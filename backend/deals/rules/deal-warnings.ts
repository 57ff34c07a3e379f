import * as v from 'valibot'
import { vPrice } from '@/shared/api/generated/validators'
import {
  parseDecimal,
  convertPriceCurrency,
  convertPriceUnit,
  trimDecimal,
  scaleToPlaces,
  getWeekEnd,
} from '@domain/timber'
import type { DealLineWrite, DealWarning, DealWrite, Specification } from '../schema'

/** The rate used last for a currency, with its deal. */
export type LastRate = { rate: string; number: string; date: string }

/** The last price of a product, with its deal. */
export type LastPrice = Pick<DealLineWrite, 'price_unit'> &
  Pick<DealWrite, 'currency' | 'exchange_rate' | 'date'> & { price: string; number: string }

/** The data that deal warnings check. */
export type DealWarningSubject = {
  deal: CheckedDeal
  /** The wood of each line. */
  specifications: readonly Specification[]
  /** The saved deal; null for a new one. Saved values give no warning again. */
  saved: CheckedDeal | null
  lastRate: LastRate | null
  /** By product id. */
  lastPrices: ReadonlyMap<string, LastPrice>
  /** True if the user may see the deal's costs. */
  showsMargin: boolean
}

type CheckedDeal = Pick<DealWrite, 'currency' | 'exchange_rate'> & { lines: readonly CheckedLine[] }
type CheckedLine = Pick<
  DealLineWrite,
  'id' | 'product_id' | 'price' | 'planned_purchase_price' | 'price_unit'
>

/** Difference from the last value that gives a warning, in per cent. */
const RATE_DIFFERENCE_PERCENT = 10
const PRICE_DIFFERENCE_PERCENT = 30
const MAX_PERCENT = 1000n

/** Returns warnings of probable slips: changed values that are far from comparable ones. */
export function findDealWarnings(subject: DealWarningSubject): DealWarning[] {
  const rate = findRateWarnings(subject)
  const lines = subject.deal.lines.flatMap((line, i) => [
    // With a doubtful rate, every line converted by it would give a warning.
    ...findPriceWarnings(subject, line, i, rate.length > 0),
    ...findPurchaseWarnings(subject, line, i),
  ])
  return [...rate, ...lines]
}

/** True if the rate differs from the saved one. */
export const hasNewRate = (deal: CheckedDeal, saved: CheckedDeal | null): boolean =>
  saved === null ||
  deal.currency !== saved.currency ||
  !isSameNumber(deal.exchange_rate, saved.exchange_rate)

/** Returns the products of lines whose price, or its value in the rate's currency, is new. */
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
  // Both prices have the same unit and currency.
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

/**
 * Converts the last price to the line's unit and the deal's currency; null if it can't be
 * converted.
 */
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

/** 0.385 and 0.3850 are the same number. */
const isSameNumber = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : trimDecimal(a) === trimDecimal(b)

/**
 * Returns the difference from the other value in whole per cent, rounded towards zero: 9.99 becomes
 * 9.
 */
function computePercentDifference(value: string, other: string): number {
  const [from, to] = [toMillionths(other), toMillionths(value)]
  const percent = ((to - from) * 100n) / from
  return Number(percent > MAX_PERCENT ? MAX_PERCENT : percent)
}

const toMillionths = (number: string): bigint => scaleToPlaces(parseDecimal(number), 6)
const toTenThousandthsBigInt = (price: string): bigint => scaleToPlaces(parseDecimal(price), 4)

type Terms = Pick<
  DealWrite,
  | 'client_id'
  | 'customer_reference'
  | 'date'
  | 'delivery_week_from'
  | 'delivery_week_to'
  | 'incoterms'
  | 'planned_freight'
>

/** The data that term warnings check. */
export interface TermSubject {
  deal: Terms
  /** The saved deal; null for a new one. Saved terms give no warning again. */
  saved: Terms | null
  /** Number of the client's newest other deal with this reference. */
  sameReference: string | null
  showsMargin: boolean
}

/** Rules of Incoterms 2020 under which the seller pays the carriage. */
const FREIGHT_PAID_BY_SELLER: readonly string[] = ['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']

/**
 * Returns warnings of probable slips: unplanned freight, a delivery before the deal's date, a
 * reused reference.
 */
export function findTermWarnings({
  deal,
  saved,
  sameReference,
  showsMargin,
}: TermSubject): DealWarning[] {
  const warnings: DealWarning[] = []
  const { rule } = deal.incoterms
  if (
    showsMargin &&
    FREIGHT_PAID_BY_SELLER.includes(rule) &&
    deal.planned_freight === null &&
    !(saved?.incoterms.rule === rule && saved.planned_freight === null)
  ) {
    warnings.push({ code: 'freight_not_planned', pointer: '/planned_freight', params: { rule } })
  }
  const last = getLastWeek(deal)
  if (
    last !== null &&
    getWeekEnd(last) < deal.date &&
    !(saved && getLastWeek(saved) === last && saved.date === deal.date)
  ) {
    warnings.push({
      code: 'delivery_before_date',
      pointer: '/delivery_week_to',
      params: { date: deal.date },
    })
  }
  if (sameReference !== null && hasNewReference(deal, saved)) {
    warnings.push({
      code: 'reference_used',
      pointer: '/customer_reference',
      params: { number: sameReference },
    })
  }
  return warnings
}

/** True if the deal's reference is not saved with this client yet. */
export const hasNewReference = (deal: Terms, saved: Terms | null): boolean =>
  deal.customer_reference !== null &&
  !(saved?.customer_reference === deal.customer_reference && saved.client_id === deal.client_id)

const getLastWeek = ({ delivery_week_from, delivery_week_to }: Terms): string | null =>
  delivery_week_to ?? delivery_week_from
