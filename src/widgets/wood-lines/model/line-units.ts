import { isEqual } from '@/shared/lib/is-equal'
import {
  convert,
  formatDecimal,
  isFractional,
  isCounted,
  parseDecimal,
  convertPriceUnit,
  getDefaultPriceUnit,
  withPlaces,
  type Unit,
} from '@/shared/lib/timber'
import { isParsedPrice, isParsedQuantity } from './parsed-figures'
import { hasPrice, type FormerLine, type WoodLine } from './wood-line'

const toFormerLine = ({ quantity, unit, prices, price_unit }: WoodLine): FormerLine => ({
  quantity,
  unit,
  prices,
  price_unit,
})

/** The line in a unit that somebody named; its number stays. While it has no price, the price's unit follows as the trade has it. */
export const setUnit = <Line extends WoodLine>(line: Line, unit: Unit): Line => ({
  ...line,
  unit,
  isUnitSaid: true,
  price_unit: hasPrice(line) || unit === line.unit ? line.price_unit : getDefaultPriceUnit(unit),
  former: null,
})

/** The same wood in another unit, pieces and packs in whole ones; null where the one does not convert to the other. */
export function convertLineQuantity(
  { quantity, unit, specification }: Pick<WoodLine, 'quantity' | 'unit' | 'specification'>,
  to: Unit,
): string | null {
  if (!specification || !isParsedQuantity(quantity)) return null
  const converted = convert(quantity, unit, specification)[to]
  if (!converted.ok) return null
  if (!isCounted(to)) return converted.value
  const whole = withPlaces(parseDecimal(converted.value), 0)
  return formatDecimal(whole > 0n ? whole : 1n, 0)
}

/**
 * The line with its wood counted in another unit: 6 packs become 12.672 m3. Of a bare number that has no price yet the unit is not changed but
 * named: it is what the number was meant in, where it can be.
 */
export function convertLineUnit<Line extends WoodLine>(line: Line, unit: Unit): Line {
  const said = setUnit(line, unit)
  const isNamed = !line.isUnitSaid && !hasPrice(line) && !isFractional(line.quantity, unit)
  const quantity = isNamed || unit === line.unit ? null : convertLineQuantity(line, unit)
  return quantity === null ? said : { ...said, quantity, former: toFormerLine(line) }
}

/**
 * The line with prices of the same worth per another unit; as they are where they can't be told.
 * @param said the prices that were said per the new unit already. With them nothing can be taken back: they were never per the former one.
 */
export function convertLinePrices<Line extends WoodLine>(
  line: Line,
  unit: Unit,
  said: readonly string[] = [],
): Line {
  const { specification, price_unit } = line
  if (unit === price_unit)
    return { ...line, isPriceUnitSaid: true, former: said.length > 0 ? null : line.former }
  const repriced = (price: string) =>
    (specification &&
      isParsedPrice(price) &&
      convertPriceUnit(price, price_unit, unit, specification)?.price) ||
    price
  const prices: WoodLine['prices'] = Object.fromEntries(
    Object.entries(line.prices).map(([name, price]) => [
      name,
      said.includes(name) ? price : repriced(price),
    ]),
  )
  return {
    ...line,
    prices,
    price_unit: unit,
    isPriceUnitSaid: true,
    former: said.length > 0 || isEqual(prices, line.prices) ? null : toFormerLine(line),
  }
}
