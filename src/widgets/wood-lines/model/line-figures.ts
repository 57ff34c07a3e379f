import { convert, lineAmount, unmeasured, type Conversions } from '@/shared/lib/timber'
import { isPrice } from './read-figures'
import type { WoodLine } from './wood-line'

/** Figures of a line as it is typed; null while one is unknown. */
export interface LineFigures<Price extends string = string> {
  /** m3, three places. */
  readonly volume: string | null
  readonly weightKg: number | null
  /** At each of its prices. */
  readonly amounts: Readonly<Record<Price | 'price', string | null>>
}

const isQuantity = (text: string) => /^(?=.*[1-9])\d{1,9}(\.\d{1,3})?$/.test(text)

// Lines are never changed in place, so the figures of one hold as long as the object is kept.
const knownConversions = new WeakMap<WoodLine, Conversions | null>()
const knownFigures = new WeakMap<WoodLine, { currency: string; figures: LineFigures }>()

/** Returns a line's quantity in every unit; null without a quantity or a specification. */
export function lineConversions(line: WoodLine): Conversions | null {
  const { quantity, unit, specification } = line
  const known = knownConversions.get(line)
  if (known !== undefined) return known
  const conversions =
    isQuantity(quantity) && specification ? convert(quantity, unit, specification) : null
  knownConversions.set(line, conversions)
  return conversions
}

/** Returns a line's volume, weight and amounts in the document's currency, by the same arithmetic as the backend's. */
export function lineFigures<Price extends string>(
  line: WoodLine<Price>,
  currency: string,
): LineFigures<Price>
export function lineFigures(line: WoodLine, currency: string): LineFigures {
  const known = knownFigures.get(line)
  if (known?.currency === currency) return known.figures
  const figures = calculate(line, currency)
  knownFigures.set(line, { currency, figures })
  return figures
}

function calculate(line: WoodLine, currency: string): LineFigures {
  const conversions = lineConversions(line)
  const isCounted = isQuantity(line.quantity)
  const amountAt = (price: string) =>
    isCounted && isPrice(price)
      ? lineAmount(line, price, line.specification ?? unmeasured, currency)
      : null
  return {
    volume: conversions?.m3.ok ? conversions.m3.value : null,
    weightKg: conversions?.kg.ok ? Number(conversions.kg.value) : null,
    amounts: Object.fromEntries(
      Object.entries(line.prices).map(([name, price]) => [name, amountAt(price)]),
    ),
  }
}
