import {
  convert,
  isFractional,
  isCounted,
  convertPriceUnit,
  getDefaultPriceUnit,
  type Unit,
} from '@domain/timber'
import { formatDecimal, parseDecimal, scaleToPlaces } from '@domain/numbers'
import { dequal } from 'dequal/lite'
import { isParsedPrice, isParsedQuantity } from './line-figures'
import { hasPrice, type FormerLine, type WoodLine } from './wood-line'

const toFormerLine = ({ quantity, unit, prices, price_unit }: WoodLine): FormerLine => ({
  quantity,
  unit,
  prices,
  price_unit,
})

/**
 * Returns the line in a unit named by the user, with the same number. Without a price, the price
 * unit follows the trade's custom.
 */
export const setUnit = <Line extends WoodLine>(line: Line, unit: Unit): Line => ({
  ...line,
  unit,
  isUnitStated: true,
  price_unit: hasPrice(line) || unit === line.unit ? line.price_unit : getDefaultPriceUnit(unit),
  former: null,
})

/** Returns the quantity in another unit, pieces and packs whole; null if it can't be converted. */
export function convertLineQuantity(
  { quantity, unit, specification }: Pick<WoodLine, 'quantity' | 'unit' | 'specification'>,
  to: Unit,
): string | null {
  if (!specification || !isParsedQuantity(quantity)) return null
  const converted = convert(quantity, unit, specification)[to]
  if (!converted.ok) return null
  if (!isCounted(to)) return converted.value
  const whole = scaleToPlaces(parseDecimal(converted.value), 0)
  return formatDecimal(whole > 0n ? whole : 1n, 0)
}

/**
 * Returns the line with its wood in another unit: 6 packs become 12.672 m3. A bare number without a
 * price is not converted: the user is naming its unit, if the number is possible in it.
 */
export function convertLineUnit<Line extends WoodLine>(line: Line, unit: Unit): Line {
  const changedLine = setUnit(line, unit)
  const isNamed = !line.isUnitStated && !hasPrice(line) && !isFractional(line.quantity, unit)
  const quantity = isNamed || unit === line.unit ? null : convertLineQuantity(line, unit)
  return quantity === null ? changedLine : { ...changedLine, quantity, former: toFormerLine(line) }
}

/**
 * Returns the line with its prices converted to another unit; unchanged if they can't be converted.
 * @param fieldsWithUnit prices already given per the new unit. They make the conversion final,
 * because they were never prices of the former unit.
 */
export function convertLinePrices<Line extends WoodLine>(
  line: Line,
  unit: Unit,
  fieldsWithUnit: readonly string[] = [],
): Line {
  const { specification, price_unit } = line
  if (unit === price_unit)
    return {
      ...line,
      isPriceUnitStated: true,
      former: fieldsWithUnit.length > 0 ? null : line.former,
    }
  const convertPrice = (price: string) =>
    (specification &&
      isParsedPrice(price) &&
      convertPriceUnit(price, price_unit, unit, specification)?.price) ||
    price
  const prices: WoodLine['prices'] = Object.fromEntries(
    Object.entries(line.prices).map(([name, price]) => [
      name,
      fieldsWithUnit.includes(name) ? price : convertPrice(price),
    ]),
  )
  return {
    ...line,
    prices,
    price_unit: unit,
    isPriceUnitStated: true,
    former: fieldsWithUnit.length > 0 || dequal(prices, line.prices) ? null : toFormerLine(line),
  }
}
