import { convert, lineAmount, unmeasured, type Conversions } from '@/shared/lib/timber'
import { isPrice } from './read-figures'
import type { WoodLine } from './wood-line'

/** What a line comes to as it stands: null where it can't be told yet. */
export interface LineFigures<Price extends string = string> {
  readonly conversions: Conversions | null
  /** m3, three places. */
  readonly volume: string | null
  readonly weightKg: number | null
  /** At each of its prices. */
  readonly amounts: Readonly<Record<Price | 'price', string | null>>
}

const isQuantity = (text: string) => /^(?=.*[1-9])\d{1,9}(\.\d{1,3})?$/.test(text)

// Lines are never changed in place, so the figures of one hold as long as the object is kept.
const known = new WeakMap<WoodLine, LineFigures>()

/** A line's volume, weight and amounts, by the same arithmetic as the backend's. */
export function lineFigures<Price extends string>(line: WoodLine<Price>): LineFigures<Price>
export function lineFigures(line: WoodLine): LineFigures {
  const found = known.get(line) ?? reckon(line)
  known.set(line, found)
  return found
}

function reckon(line: WoodLine): LineFigures {
  const { quantity, unit, specification } = line
  const isCounted = isQuantity(quantity)
  const amountAt = (price: string) => (isCounted && isPrice(price) ? lineAmount(line, price, specification ?? unmeasured) : null)
  const conversions = isCounted && specification ? convert(quantity, unit, specification) : null
  return {
    conversions,
    volume: conversions?.m3.ok ? conversions.m3.value : null,
    weightKg: conversions?.kg.ok ? Number(conversions.kg.value) : null,
    amounts: Object.fromEntries(Object.entries(line.prices).map(([name, price]) => [name, amountAt(price)])),
  }
}
