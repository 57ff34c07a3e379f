import type { components } from '@contract/schema'
import { fold } from '@domain/text/fold'
import { getCurrencyPlaces, getUnitCents, subtractAmounts, sumAmounts } from './amounts'
import { divideRounded, formatDecimal, parseDecimal, scaleToPlaces } from '@domain/numbers/decimal'
import { formatRatio, multiply, parseRatio } from '@domain/numbers/ratio'

type Schemas = components['schemas']
export type LineDiscount = Schemas['LineDiscount']
export type Charge = Schemas['Charge']

/** Kinds that change the price of the goods; the others are sold beside them. */
const DISCOUNT_KINDS: readonly Charge['kind'][] = ['discount', 'surcharge']

/** True for a discount or a surcharge on the whole document. */
export const isDiscount = ({ kind }: Pick<Charge, 'kind'>): boolean => DISCOUNT_KINDS.includes(kind)

/** Beginnings of each kind's words in all languages, without accents. */
const KIND_STEMS: Readonly<Record<Exclude<Charge['kind'], 'other'>, readonly string[]>> = {
  discount: ['discount', 'remise', 'nuolaid', 'descuento'],
  surcharge: ['surcharge', 'supplement', 'priemok', 'recargo'],
  freight: ['freight', 'fret', 'fracht', 'flete'],
  pallets: ['pallet', 'padekl', 'pale'],
  cutting: ['cutting', 'coupe', 'pjaustym', 'corte'],
  claim: ['claim', 'reclamation', 'pretenzij', 'reclamacion'],
}

/**
 * Names a charge by the word of its kind and its own text: "Freight, Lyon". Omits the kind
 * if the text contains it in any language, or if the kind is `other`.
 * @param word of the kind, in the reader's language
 */
export function nameCharge({ kind, text }: Pick<Charge, 'kind' | 'text'>, word: string): string {
  if (!text) return word
  return kind === 'other' || containsKind(text, kind) ? text : `${word}, ${text}`
}

function containsKind(text: string, kind: keyof typeof KIND_STEMS): boolean {
  const words = fold(text).split(/[^\p{L}]+/u)
  return KIND_STEMS[kind].some((stem) => words.some((word) => word.startsWith(stem)))
}

/** Returns a share of an amount, rounded to the currency's decimals, half away from zero. */
export function computePercent(amount: string, percent: string, currency: string): string {
  const share = parseDecimal(percent)
  const cents = scaleToPlaces(parseDecimal(amount), 2)
  const unit = BigInt(getUnitCents(currency))
  return formatDecimal(
    divideRounded(cents * share.units, 100n * 10n ** BigInt(share.places) * unit) * unit,
    2,
  )
}

/** Deducts a line's discount from its amount. A negative discount is a surcharge. */
export function deductDiscount(
  amount: string,
  discount: LineDiscount | null,
  currency: string,
): string {
  if (!discount) return amount
  const deducted =
    discount.kind === 'percent' ? computePercent(amount, discount.value, currency) : discount.value
  return subtractAmounts(amount, deducted)
}

/**
 * Returns the price less its part of the discount, with two to four decimals.
 * @param gross amount of the line before the discount
 */
export const computeNetPrice = (price: string, discount: LineDiscount, gross: string): string =>
  formatDecimal(computeNetUnits(price, discount, gross), 4).replace(/0{1,2}$/, '')

/** Returns the net price in ten-thousandths, rounded half away from zero. */
function computeNetUnits(price: string, discount: LineDiscount, gross: string): bigint {
  const units = scaleToPlaces(parseDecimal(price), 4)
  const whole = scaleToPlaces(parseDecimal(gross), 2)
  if (discount.kind === 'percent') {
    const share = scaleToPlaces(parseDecimal(discount.value), 2)
    return divideRounded(units * (10_000n - share), 10_000n)
  }
  if (whole === 0n) return units
  const deducted = scaleToPlaces(parseDecimal(discount.value), 2)
  return divideRounded(units * (whole - deducted), whole)
}

/**
 * Returns the amount of a charge as it is printed: a percentage of the goods, the quantity times
 * the price, or the amount itself. A discount is below zero. Rounded once to the currency's
 * decimals.
 * @param goods sum of the lines
 */
export function computeChargeAmount(
  { kind, basis, quantity, value }: Charge,
  goods: string,
  currency: string,
): string {
  const amount =
    basis === 'percent'
      ? computePercent(goods, value, currency)
      : roundToCurrency(basis === 'quantity' ? (quantity ?? '0') : '1', value, currency)
  return kind === 'discount' ? subtractAmounts('0.00', amount) : amount
}

const roundToCurrency = (quantity: string, price: string, currency: string): string =>
  sumAmounts([
    formatRatio(multiply(parseRatio(quantity), parseRatio(price)), getCurrencyPlaces(currency)),
  ])

/** Sums of a document without VAT. */
export interface DocumentSums {
  goods: string
  /** Discounts, below zero, and surcharges. */
  discounts: string
  charges: string
  total: string
}

interface ChargedGoods<Each extends Charge> {
  readonly lines: readonly {
    amount: string
    service?: { amount: string } | null | undefined
  }[]
  readonly charges: readonly Each[]
  readonly currency: string
}

/** Sums wood and the services on it, and returns each charge with its amount. */
export function computeGoodsAndCharges<Each extends Charge>({
  lines,
  charges,
  currency,
}: ChargedGoods<Each>): { goods: string; charges: { charge: Each; amount: string }[] } {
  const goods = sumAmounts(
    lines.flatMap(({ amount, service }) => [amount, service?.amount ?? '0.00']),
  )
  const charged = charges.map((charge) => ({
    charge,
    amount: computeChargeAmount(charge, goods, currency),
  }))
  return { goods, charges: charged }
}

/** Computes the sums of a document from those of its lines. */
export function computeDocumentSums(
  goods: string,
  charges: readonly Charge[],
  currency: string,
): DocumentSums {
  const sum = (ofKind: readonly Charge[]) =>
    sumAmounts(ofKind.map((charge) => computeChargeAmount(charge, goods, currency)))
  const discounts = sum(charges.filter(isDiscount))
  const others = sum(charges.filter((charge) => !isDiscount(charge)))
  return { goods, discounts, charges: others, total: sumAmounts([goods, discounts, others]) }
}
