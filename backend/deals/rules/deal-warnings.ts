import * as v from 'valibot'
import { vPrice } from '@contract/validators'
import { computePercentDifference, parseDecimal, scaleToPlaces } from '@domain/numbers'
import { convertPriceCurrency, convertPriceUnit } from '@domain/timber'
import { getCurrencyPlaces } from '@domain/money'
import { getWeekEnd } from '@domain/calendar'
import { type DailyRate, findDailyRateWarnings } from '../../exchange-rates/daily-rate-warnings'
import { computeNetLinePrice } from '../deal-figures'
import type { DealLineWrite, DealWarning, DealWrite, Specification } from '../schema'

/** The rate used last for a currency, with its deal. */
export type LastRate = { rate: string; number: string; date: string }

/** The last price of a product, with its deal. */
export type LastPrice = Pick<DealLineWrite, 'price_unit'> &
  Pick<DealWrite, 'currency' | 'exchange_rate' | 'date'> & {
    /** After the line's discount. */
    price: string
    is_discounted: boolean
    number: string
  }

/** The data that deal warnings check. */
export type DealWarningSubject = {
  deal: CheckedDeal
  /** The wood of each line. */
  specifications: readonly Specification[]
  dailyRate: DailyRate | null
  lastRate: LastRate | null
  /** By product id. */
  lastPrices: ReadonlyMap<string, LastPrice>
  /** True if the user may see the deal's costs. */
  showsMargin: boolean
}

type CheckedDeal = Pick<DealWrite, 'currency' | 'exchange_rate'> & { lines: readonly CheckedLine[] }
type CheckedLine = Pick<
  DealLineWrite,
  | 'product_id'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'discount'
  | 'planned_purchase_price'
  | 'price_unit'
>

/** Difference from the last value that gives a warning, in per cent. */
const RATE_DIFFERENCE_PERCENT = 10
const PRICE_DIFFERENCE_PERCENT = 30

/**
 * Returns warnings of probable slips: values that are far from comparable ones. A warning stays as
 * long as it is true.
 */
export function findDealWarnings(subject: DealWarningSubject): DealWarning[] {
  const rate = findRateWarnings(subject)
  const lines = subject.deal.lines.flatMap((line, i) => [
    // With a doubtful rate, every line converted by it would give a warning.
    ...findPriceWarnings(subject, line, i, rate.length > 0),
    ...findPurchaseWarnings(subject, line, i),
  ])
  return [...rate, ...lines]
}

/** The daily rate counts, if there is one; else the rate that was used last. */
function findRateWarnings({ deal, dailyRate, lastRate }: DealWarningSubject): DealWarning[] {
  if (dailyRate !== null) return findDailyRateWarnings(deal, dailyRate)
  if (lastRate === null || deal.exchange_rate === null) return []
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
  { deal, specifications, lastPrices }: DealWarningSubject,
  line: CheckedLine,
  i: number,
  isRateDoubtful: boolean,
): DealWarning[] {
  const last = line.product_id === null ? undefined : lastPrices.get(line.product_id)
  const wood = specifications[i]
  const net = wood && computeNetLinePrice({ ...line, specification: wood }, deal.currency)
  if (!last || !wood || !net) return []
  if (last.currency !== deal.currency && isRateDoubtful) return []
  const price = convertLastPrice(last, deal, line, wood)
  const percent = price === null ? 0 : computePercentDifference(net, price)
  if (price === null || Math.abs(percent) < PRICE_DIFFERENCE_PERCENT) return []
  const { number, date, is_discounted } = last
  const { currency } = deal
  return [
    {
      code: 'price_off_last',
      pointer: `/lines/${i}/price`,
      params: {
        price,
        is_discounted,
        net_price: line.discount && net,
        currency,
        price_unit: line.price_unit,
        number,
        date,
        percent,
      },
    },
  ]
}

function findPurchaseWarnings(
  { deal, specifications, showsMargin }: DealWarningSubject,
  line: CheckedLine,
  i: number,
): DealWarning[] {
  const { planned_purchase_price: purchase, price_unit } = line
  const wood = specifications[i]
  const price = wood && computeNetLinePrice({ ...line, specification: wood }, deal.currency)
  if (!showsMargin || !price || purchase === null) return []
  // Both prices have the same unit and currency.
  if (toTenThousandthsBigInt(purchase) <= toTenThousandthsBigInt(price)) return []
  const { currency } = deal
  return [
    {
      code: 'purchase_over_price',
      pointer: `/lines/${i}/planned_purchase_price`,
      params: { price, is_discounted: line.discount !== null, currency, price_unit },
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
  const exact = convertPriceCurrency(price, from, to)
  const converted =
    getCurrencyPlaces(deal.currency) > 0 ? exact : `${scaleToPlaces(parseDecimal(exact), 0)}.00`
  return v.is(vPrice, converted) && toTenThousandthsBigInt(converted) > 0n ? converted : null
}

const getRate = ({
  currency,
  exchange_rate,
}: Pick<DealWrite, 'currency' | 'exchange_rate'>): string | null =>
  currency === 'EUR' ? '1' : exchange_rate

const toTenThousandthsBigInt = (price: string): bigint => scaleToPlaces(parseDecimal(price), 4)

type Terms = Pick<
  DealWrite,
  'date' | 'delivery_week_from' | 'delivery_week_to' | 'incoterms' | 'planned_freight'
>

/** The data that term warnings check. */
export type TermSubject = {
  deal: Terms
  /** Number of the client's newest other deal with this reference. */
  sameReference: string | null
  showsMargin: boolean
}

/** Rules of Incoterms 2020 under which the seller pays the carriage. */
const FREIGHT_PAID_BY_SELLER: readonly string[] = ['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']
/** Rules under which the client collects the wood and pays the carriage. */
const COLLECTED_BY_CLIENT: readonly string[] = ['EXW', 'FCA']

/**
 * Returns warnings of probable slips: freight that the rule contradicts, a delivery before the
 * deal's date, a reused reference.
 */
export function findTermWarnings({ deal, sameReference, showsMargin }: TermSubject): DealWarning[] {
  const warnings: DealWarning[] = []
  const { rule } = deal.incoterms
  if (showsMargin && FREIGHT_PAID_BY_SELLER.includes(rule) && deal.planned_freight === null) {
    warnings.push({
      code: 'freight_not_planned',
      pointer: '/planned_freight/amount',
      params: { rule },
    })
  }
  if (
    showsMargin &&
    COLLECTED_BY_CLIENT.includes(rule) &&
    Number(deal.planned_freight?.amount ?? 0) > 0
  ) {
    warnings.push({
      code: 'freight_of_client',
      pointer: '/planned_freight/amount',
      params: { rule },
    })
  }
  const last = deal.delivery_week_to ?? deal.delivery_week_from
  if (last !== null && getWeekEnd(last) < deal.date) {
    warnings.push({
      code: 'delivery_before_date',
      pointer: '/delivery_week_to',
      params: { date: deal.date },
    })
  }
  if (sameReference !== null) {
    warnings.push({
      code: 'reference_used',
      pointer: '/customer_reference',
      params: { number: sameReference },
    })
  }
  return warnings
}
