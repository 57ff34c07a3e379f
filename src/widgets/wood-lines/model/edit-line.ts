import { dequal } from 'dequal/lite'
import { BLANK_SPECIFICATION } from '@/entities/product'
import {
  unknownNumberForm,
  toUnreadText,
  normalizeNumberMarks,
  type NumberForm,
} from '@domain/numbers'
import {
  isFractional,
  parseQuantity,
  findUnit,
  UNMEASURED,
  getDefaultPriceUnit,
  type CannotRead,
  type ParsedQuantity,
  type Unit,
} from '@domain/timber'
import { reparseQuantity, hasTwoUnits, splitStatedAmounts } from './stated-amounts'
import type { WoodLine, PriceName } from './wood-line'
import { convertLineUnit, convertLinePrices, setUnit } from './line-units'
import { namesUnit, parsePrice, parsePriceUnit, type ParsedPrice } from './parse-price'
import { isParsedPrice, isParsedQuantity } from './line-figures'

/**
 * Sets a quantity in any notation with the form's number marks: "40m3", "22x100x4000 6pk".
 * Dimensions on a line without a product start its specification.
 */
export function setQuantityText<Line extends WoodLine>(
  line: Line,
  text: string,
  form: NumberForm = unknownNumberForm,
): Line {
  const normalized = normalizeNumberMarks(text, form)
  const [count] = splitStatedAmounts(normalized) ?? []
  const read = parseQuantity(count ?? normalized, line.specification ?? UNMEASURED)
  if (count !== undefined)
    return {
      ...(read.ok && read.unit ? setUnit(line, read.unit) : line),
      quantity: toUnreadText(normalized),
    }
  if (!read.ok) return { ...line, quantity: toUnreadText(normalized) }
  const counted = read.unit === null ? line : setUnit(line, read.unit)
  const isFree = line.product_id === null && line.product_name === ''
  const specification =
    read.section && isFree
      ? { ...(line.specification ?? BLANK_SPECIFICATION), ...read.section }
      : line.specification
  return { ...counted, quantity: read.quantity, specification }
}

/**
 * Sets a typed or pasted unit in any of the trade's words. An unknown unit is added to the
 * quantity, where the error is shown.
 * @param isOfNumber true if the unit came with the current number, as in a sheet's row: nothing is
 * converted
 */
export function setUnitText<Line extends WoodLine>(
  line: Line,
  text: string,
  isOfNumber = false,
): Line {
  const words = text.trim()
  const unit = findUnit(words)
  if (unit) return isOfNumber ? setUnit(line, unit) : convertLineUnit(line, unit)
  return words === '' ? line : { ...line, quantity: `${line.quantity} ${words}`.trim() }
}

/**
 * Sets the unit of the prices in any of the trade's words; an unknown unit changes nothing.
 * @param writtenColumns fields that came with it: a price among them is already for this unit. A
 * price with another unit keeps both, to be reported.
 */
export function setPriceUnitText<Line extends WoodLine>(
  line: Line,
  text: string,
  writtenColumns: readonly string[] = [],
): Line {
  const unit = findUnit(text.trim())
  const { price = '' } = line.prices
  const named = isParsedPrice(price) ? null : parsePriceUnit(price)
  if (unit && named && named !== unit && writtenColumns.includes('price'))
    return { ...line, prices: { ...line.prices, price: `${price}/${unit}` } }
  return unit
    ? convertLinePrices(
        line,
        unit,
        Object.keys(line.prices).filter((name) => writtenColumns.includes(name)),
      )
    : line
}

/** Returns the reason why the quantity is invalid; null if it is valid or empty. */
export function findQuantityProblem(
  line: WoodLine,
): Exclude<CannotRead, 'empty'> | 'not_whole' | 'two_units' | null {
  if (isParsedQuantity(line.quantity) && /[1-9]/.test(line.quantity))
    return isFractional(line.quantity, line.unit) ? 'not_whole' : null
  const failed = findUnreadPart(line)
  if (!failed || failed.code === 'empty') return null
  return failed.code === 'unknown_unit' && hasTwoUnits(failed.part) ? 'two_units' : failed.code
}

/**
 * Returns the number in a quantity that is ambiguous between thousands and decimals; null if there
 * is none.
 */
export function findAmbiguousQuantity(line: WoodLine): string | null {
  if (isParsedQuantity(line.quantity)) return null
  const failed = findUnreadPart(line)
  return failed?.code === 'ambiguous_number' ? failed.part : null
}

/** Returns the first unreadable part of a quantity; null if there is none. */
function findUnreadPart({
  quantity,
  specification,
}: WoodLine): Extract<ParsedQuantity, { ok: false }> | null {
  const read = (splitStatedAmounts(quantity) ?? [quantity]).map((part) =>
    parseQuantity(part, specification ?? UNMEASURED),
  )
  return read.find((part) => !part.ok) ?? null
}

/**
 * Sets a price in any notation with the form's number marks. `reparsePrices` reads it in the
 * document's currency and the line's unit.
 * @param writtenColumns fields that came with it: in a sheet's row, a price without a unit is for
 * the trade's usual unit of such a quantity
 */
export function setPriceText<Line extends WoodLine>(
  line: Line,
  {
    name,
    text,
    form = unknownNumberForm,
    writtenColumns = [],
  }: {
    readonly name: PriceName<Line>
    readonly text: string
    readonly form?: NumberForm | undefined
    readonly writtenColumns?: readonly string[] | undefined
  },
): Line {
  const prices = { ...line.prices, [name]: toUnreadText(normalizeNumberMarks(text, form)) }
  if (text.trim() === '') return { ...line, prices }
  const isOfRow = writtenColumns.includes('quantity') || writtenColumns.includes('product')
  if (!isOfRow) return { ...line, prices, isPriceUnitStated: true }
  const unit = parsePriceUnit(text)
  return {
    ...line,
    prices,
    ...(name === 'price' && {
      price_unit: unit ?? getDefaultPriceUnit(line.unit),
      isPriceUnitStated: unit !== null,
    }),
  }
}

/**
 * Returns the number in a price that is ambiguous between thousands and decimals; null if there is
 * none.
 */
export function findAmbiguousPrice(price: string, currency: string, unit: Unit): string | null {
  const problem = findPriceProblem(price, currency, unit)
  return problem?.code === 'ambiguous_number' ? problem.written : null
}

/**
 * Parses the line's prices that are readable in the document's currency: "£100/m³" becomes a price
 * once a deal is in pounds. A unit written with `price` becomes the price unit; other prices are
 * read if they are for the same unit. Unreadable prices stay as typed. Returns the same line if
 * nothing changes.
 */
export function reparsePrices<Line extends WoodLine>(line: Line, currency: string): Line {
  const { price = '' } = line.prices
  const problem = findPriceProblem(price, currency, line.price_unit)
  const priced =
    problem?.code === 'other_unit'
      ? convertLinePrices({ ...line, prices: { ...line.prices, price: '' } }, problem.unit)
      : line
  const namesPriceUnit =
    priced.isPriceUnitStated === true || (!isParsedPrice(price) && namesUnit(price))
  const written: WoodLine['prices'] = { ...priced.prices, price }
  const prices = Object.fromEntries(
    Object.entries(written).map(([name, text]) => [
      name,
      parsePriceText(text, currency, priced.price_unit),
    ]),
  )
  return dequal(prices, line.prices)
    ? line
    : { ...priced, prices, isPriceUnitStated: namesPriceUnit }
}

/** A parsed price is not parsed again: its point always precedes decimals. */
function parsePriceText(text: string, currency: string, unit: Unit): string {
  const read = isParsedPrice(text) ? null : parsePrice(text, currency, unit)
  return read?.ok ? read.value : text
}

export type PriceProblem = Extract<ParsedPrice, { ok: false }>

/** Returns the reason why a price of this unit is invalid; null if it is valid or empty. */
export function findPriceProblem(price: string, currency: string, unit: Unit): PriceProblem | null {
  if (price === '' || isParsedPrice(price)) return null
  const read = parsePrice(price, currency, unit)
  return read.ok ? null : read
}

/**
 * Parses again after a change of another cell or of the document's currency (ISO 4217). Returns the
 * same line if nothing changes.
 */
export const reparseLine = <Line extends WoodLine>(line: Line, currency: string): Line =>
  reparsePrices(reparseQuantity(line), currency)
