import { blankSpecification } from '@/entities/product'
import {
  unknownNumberForm,
  toUnreadText,
  normalizeNumberMarks,
  type NumberForm,
} from '@/shared/lib/numbers'
import { isEqual } from '@/shared/lib/is-equal'
import {
  isFractional,
  parseQuantity,
  findUnit,
  unmeasured,
  getDefaultPriceUnit,
  type CannotRead,
  type ParsedQuantity,
  type Unit,
} from '@/shared/lib/timber'
import { convertLineUnit, convertLinePrices, setUnit } from './line-units'
import { namesUnit, parsePrice, parsePriceUnit, type ParsedPrice } from './parse-price'
import { isParsedPrice, isParsedQuantity } from './parsed-figures'
import { hasTwoUnits, splitStatedVolume } from './stated-volume'
import type { PriceName, WoodLine } from './wood-line'

/**
 * A quantity as written, its marks as the form has them: "40m3", "22x100x4000 6pk". Dimensions written on a line without a product begin its
 * specification.
 */
export function setQuantityText<Line extends WoodLine>(
  line: Line,
  text: string,
  form: NumberForm = unknownNumberForm,
): Line {
  const settled = normalizeNumberMarks(text, form)
  const [count] = splitStatedVolume(settled) ?? []
  const read = parseQuantity(count ?? settled, line.specification ?? unmeasured)
  if (count !== undefined)
    return {
      ...(read.ok && read.unit ? setUnit(line, read.unit) : line),
      quantity: toUnreadText(settled),
    }
  if (!read.ok) return { ...line, quantity: toUnreadText(settled) }
  const counted = read.unit === null ? line : setUnit(line, read.unit)
  const isFree = line.product_id === null && line.product_name === ''
  const specification =
    read.section && isFree
      ? { ...(line.specification ?? blankSpecification), ...read.section }
      : line.specification
  return { ...counted, quantity: read.quantity, specification }
}

/**
 * A unit as typed or pasted, in any of the trade's words. One that nobody knows stays with the quantity, which is told there.
 * @param isOfNumber it came with the number that stands there, as in a row of a sheet: nothing is converted
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
 * What the prices are for, as `setUnitText` takes it; words that name no unit change nothing.
 * @param together the names of what came with it: a price among them is for this unit as it stands. One that names another unit keeps both, to be told.
 */
export function setPriceUnitText<Line extends WoodLine>(
  line: Line,
  text: string,
  together: readonly string[] = [],
): Line {
  const unit = findUnit(text.trim())
  const { price = '' } = line.prices
  const named = isParsedPrice(price) ? null : parsePriceUnit(price)
  if (unit && named && named !== unit && together.includes('price'))
    return { ...line, prices: { ...line.prices, price: `${price}/${unit}` } }
  return unit
    ? convertLinePrices(
        line,
        unit,
        Object.keys(line.prices).filter((name) => together.includes(name)),
      )
    : line
}

/** Why the quantity can't be read, or can't be one of its unit; null when it can, or is not there yet. */
export function findQuantityProblem(
  line: WoodLine,
): Exclude<CannotRead, 'empty'> | 'not_whole' | 'two_units' | null {
  if (isParsedQuantity(line.quantity) && /[1-9]/.test(line.quantity))
    return isFractional(line.quantity, line.unit) ? 'not_whole' : null
  const failed = findUnreadPart(line)
  if (!failed || failed.code === 'empty') return null
  return failed.code === 'unknown_unit' && hasTwoUnits(failed.part) ? 'two_units' : failed.code
}

/** The number in a quantity that could be thousands or decimals; null where none could. */
export function findAmbiguousQuantity(line: WoodLine): string | null {
  if (isParsedQuantity(line.quantity)) return null
  const failed = findUnreadPart(line)
  return failed?.code === 'ambiguous_number' ? failed.part : null
}

/** The first part of a quantity that cannot be read; null where there is none. */
function findUnreadPart({
  quantity,
  specification,
}: WoodLine): Extract<ParsedQuantity, { ok: false }> | null {
  const read = (splitStatedVolume(quantity) ?? [quantity]).map((part) =>
    parseQuantity(part, specification ?? unmeasured),
  )
  return read.find((part) => !part.ok) ?? null
}

/**
 * A price as written, its marks as the form has them. Which currency and unit it is read in is the document's and the line's: `reparsePrices` reads it.
 * @param together the names of what came with it: in a row of a sheet it is for what the trade prices such a quantity by, unless it says its unit
 */
export function setPriceText<Line extends WoodLine>(
  line: Line,
  name: PriceName<Line>,
  text: string,
  form: NumberForm = unknownNumberForm,
  together: readonly string[] = [],
): Line {
  const prices = { ...line.prices, [name]: toUnreadText(normalizeNumberMarks(text, form)) }
  if (text.trim() === '') return { ...line, prices }
  const isOfRow = together.includes('quantity') || together.includes('product')
  if (!isOfRow) return { ...line, prices, isPriceUnitSaid: true }
  const said = parsePriceUnit(text)
  return {
    ...line,
    prices,
    ...(name === 'price' && {
      price_unit: said ?? getDefaultPriceUnit(line.unit),
      isPriceUnitSaid: said !== null,
    }),
  }
}

/** The number in a price that could be thousands or decimals; null where none could. */
export function findAmbiguousPrice(price: string, currency: string, unit: Unit): string | null {
  const problem = findPriceProblem(price, currency, unit)
  return problem?.code === 'ambiguous_number' ? problem.written : null
}

/**
 * The line with its prices in the contract's form where they can be read as ones in the document's currency: "£100/m³" is a price once a deal is in
 * pounds. The unit that is written with `price` is the one that it is for; other prices are read where they are for the same. Those that can't be read
 * stay as typed. The same line where nothing changes.
 */
export function reparsePrices<Line extends WoodLine>(line: Line, currency: string): Line {
  const { price = '' } = line.prices
  const problem = findPriceProblem(price, currency, line.price_unit)
  const priced =
    problem?.code === 'other_unit'
      ? convertLinePrices({ ...line, prices: { ...line.prices, price: '' } }, problem.unit)
      : line
  const isUnitSaid =
    priced.isPriceUnitSaid === true || (!isParsedPrice(price) && namesUnit(price))
  const written: WoodLine['prices'] = { ...priced.prices, price }
  const prices = Object.fromEntries(
    Object.entries(written).map(([name, text]) => [
      name,
      parsePriceText(text, currency, priced.price_unit),
    ]),
  )
  return isEqual(prices, line.prices)
    ? line
    : { ...priced, prices, isPriceUnitSaid: isUnitSaid }
}

/** A price that was read is not read again: its point stands before decimals, however many. */
function parsePriceText(text: string, currency: string, unit: Unit): string {
  const read = isParsedPrice(text) ? null : parsePrice(text, currency, unit)
  return read?.ok ? read.value : text
}

export type PriceProblem = Extract<ParsedPrice, { ok: false }>

/** Why a price of this unit can't be read; null when it can, or is not there yet. */
export function findPriceProblem(price: string, currency: string, unit: Unit): PriceProblem | null {
  if (price === '' || isParsedPrice(price)) return null
  const read = parsePrice(price, currency, unit)
  return read.ok ? null : read
}
