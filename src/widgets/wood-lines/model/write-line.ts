import { blankSpecification } from '@/entities/product'
import { anyForm, keptText, settleMarks, type NumberForm } from '@/shared/lib/numbers'
import { same } from '@/shared/lib/same'
import {
  isBroken,
  parseQuantity,
  unitNamed,
  unmeasured,
  usualPriceUnit,
  type CannotRead,
  type ParsedQuantity,
  type Unit,
} from '@/shared/lib/timber'
import { countedIn, pricedPer, inNamedUnit } from './line-units'
import { namesUnit, parsePrice, unitInPrice, type ReadPrice } from './parse-price'
import { isPrice, isRead } from './read-figures'
import { namesTwoUnits, statedParts } from './stated-volume'
import type { PriceOf, WoodLine } from './wood-line'

/**
 * A quantity as written, its marks as the form has them: "40m3", "22x100x4000 6pk". Dimensions written on a line without a product begin its
 * specification.
 */
export function writeQuantity<Line extends WoodLine>(
  line: Line,
  text: string,
  form: NumberForm = anyForm,
): Line {
  const settled = settleMarks(text, form)
  const [count] = statedParts(settled) ?? []
  const read = parseQuantity(count ?? settled, line.specification ?? unmeasured)
  if (count !== undefined)
    return {
      ...(read.ok && read.unit ? inNamedUnit(line, read.unit) : line),
      quantity: keptText(settled),
    }
  if (!read.ok) return { ...line, quantity: keptText(settled) }
  const counted = read.unit === null ? line : inNamedUnit(line, read.unit)
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
export function writeUnit<Line extends WoodLine>(
  line: Line,
  text: string,
  isOfNumber = false,
): Line {
  const words = text.trim()
  const unit = unitNamed(words)
  if (unit) return isOfNumber ? inNamedUnit(line, unit) : countedIn(line, unit)
  return words === '' ? line : { ...line, quantity: `${line.quantity} ${words}`.trim() }
}

/**
 * What the prices are for, as `writeUnit` takes it; words that name no unit change nothing.
 * @param together the names of what came with it: a price among them is for this unit as it stands. One that names another unit keeps both, to be told.
 */
export function writePriceUnit<Line extends WoodLine>(
  line: Line,
  text: string,
  together: readonly string[] = [],
): Line {
  const unit = unitNamed(text.trim())
  const { price = '' } = line.prices
  const named = isPrice(price) ? null : unitInPrice(price)
  if (unit && named && named !== unit && together.includes('price'))
    return { ...line, prices: { ...line.prices, price: `${price}/${unit}` } }
  return unit
    ? pricedPer(
        line,
        unit,
        Object.keys(line.prices).filter((name) => together.includes(name)),
      )
    : line
}

/** Why the quantity can't be read, or can't be one of its unit; null when it can, or is not there yet. */
export function quantityProblem(
  line: WoodLine,
): Exclude<CannotRead, 'empty'> | 'not_whole' | 'two_units' | null {
  if (isRead(line.quantity) && /[1-9]/.test(line.quantity))
    return isBroken(line.quantity, line.unit) ? 'not_whole' : null
  const failed = failedPart(line)
  if (!failed || failed.code === 'empty') return null
  return failed.code === 'unknown_unit' && namesTwoUnits(failed.part) ? 'two_units' : failed.code
}

/** The number in a quantity that could be thousands or decimals; null where none could. */
export function openQuantity(line: WoodLine): string | null {
  if (isRead(line.quantity)) return null
  const failed = failedPart(line)
  return failed?.code === 'ambiguous_number' ? failed.part : null
}

/** The first part of a quantity that cannot be read; null where there is none. */
function failedPart({
  quantity,
  specification,
}: WoodLine): Extract<ParsedQuantity, { ok: false }> | null {
  const read = (statedParts(quantity) ?? [quantity]).map((part) =>
    parseQuantity(part, specification ?? unmeasured),
  )
  return read.find((part) => !part.ok) ?? null
}

/**
 * A price as written, its marks as the form has them. Which currency and unit it is read in is the document's and the line's: `rereadPrices` reads it.
 * @param together the names of what came with it: in a row of a sheet it is for what the trade prices such a quantity by, unless it says its unit
 */
export function writePrice<Line extends WoodLine>(
  line: Line,
  name: PriceOf<Line>,
  text: string,
  form: NumberForm = anyForm,
  together: readonly string[] = [],
): Line {
  const prices = { ...line.prices, [name]: keptText(settleMarks(text, form)) }
  if (text.trim() === '') return { ...line, prices }
  const isOfRow = together.includes('quantity') || together.includes('product')
  if (!isOfRow) return { ...line, prices, isPriceUnitSaid: true }
  const said = unitInPrice(text)
  return {
    ...line,
    prices,
    ...(name === 'price' && {
      price_unit: said ?? usualPriceUnit(line.unit),
      isPriceUnitSaid: said !== null,
    }),
  }
}

/** The number in a price that could be thousands or decimals; null where none could. */
export function openPrice(price: string, currency: string, unit: Unit): string | null {
  const problem = priceProblem(price, currency, unit)
  return problem?.code === 'ambiguous_number' ? problem.written : null
}

/**
 * The line with its prices in the contract's form where they can be read as ones in the document's currency: "£100/m³" is a price once a deal is in
 * pounds. The unit that is written with `price` is the one that it is for; other prices are read where they are for the same. Those that can't be read
 * stay as typed. The same line where nothing changes.
 */
export function rereadPrices<Line extends WoodLine>(line: Line, currency: string): Line {
  const { price = '' } = line.prices
  const problem = priceProblem(price, currency, line.price_unit)
  const priced =
    problem?.code === 'other_unit'
      ? pricedPer({ ...line, prices: { ...line.prices, price: '' } }, problem.unit)
      : line
  const isUnitSaid = priced.isPriceUnitSaid === true || (!isPrice(price) && namesUnit(price))
  const written: WoodLine['prices'] = { ...priced.prices, price }
  const prices = Object.fromEntries(
    Object.entries(written).map(([name, text]) => [
      name,
      readPrice(text, currency, priced.price_unit),
    ]),
  )
  return same(prices, line.prices) ? line : { ...priced, prices, isPriceUnitSaid: isUnitSaid }
}

/** A price that was read is not read again: its point stands before decimals, however many. */
function readPrice(text: string, currency: string, unit: Unit): string {
  const read = isPrice(text) ? null : parsePrice(text, currency, unit)
  return read?.ok ? read.value : text
}

export type PriceProblem = Extract<ReadPrice, { ok: false }>

/** Why a price of this unit can't be read; null when it can, or is not there yet. */
export function priceProblem(price: string, currency: string, unit: Unit): PriceProblem | null {
  if (price === '' || isPrice(price)) return null
  const read = parsePrice(price, currency, unit)
  return read.ok ? null : read
}
