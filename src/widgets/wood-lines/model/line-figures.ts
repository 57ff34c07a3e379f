import { convert, computeLineAmount, UNMEASURED, type Conversions } from '@domain/timber'
import { hasUnknownCents } from '@domain/money'
import type { WoodLine } from './wood-line'

/** Figures of an edited line; null while unknown. */
export interface WoodLineFigures<Price extends string = string> {
  /** In m3, three decimal places. */
  readonly volume: string | null
  readonly weightKg: number | null
  /** Amount at each price. */
  readonly amounts: Readonly<Record<Price | 'price', string | null>>
}

const isQuantity = (text: string) => /^(?=.*[1-9])\d{1,9}(\.\d{1,3})?$/.test(text)

// Lines are immutable, so cached figures stay valid for an object.
const conversionsCache = new WeakMap<WoodLine, Conversions | null>()
const figuresCache = new WeakMap<WoodLine, { currency: string; figures: WoodLineFigures }>()

/** Returns a line's quantity in every unit; null without a quantity or a specification. */
export function getLineConversions(line: WoodLine): Conversions | null {
  const { quantity, unit, specification } = line
  const cached = conversionsCache.get(line)
  if (cached !== undefined) return cached
  const conversions =
    isQuantity(quantity) && specification ? convert(quantity, unit, specification) : null
  conversionsCache.set(line, conversions)
  return conversions
}

/**
 * Returns a line's volume, weight and amounts in the document's currency, with the backend's
 * arithmetic.
 */
export function getLineFigures<Price extends string>(
  line: WoodLine<Price>,
  currency: string,
): WoodLineFigures<Price>
export function getLineFigures(line: WoodLine, currency: string): WoodLineFigures {
  const cached = figuresCache.get(line)
  if (cached?.currency === currency) return cached.figures
  const figures = computeLineFigures(line, currency)
  figuresCache.set(line, { currency, figures })
  return figures
}

function computeLineFigures(line: WoodLine, currency: string): WoodLineFigures {
  const conversions = getLineConversions(line)
  const isCounted = isQuantity(line.quantity)
  const computeAmount = (price: string) =>
    isCounted && isPriceIn(price, currency)
      ? computeLineAmount(line, price, line.specification ?? UNMEASURED, currency)
      : null
  return {
    volume: conversions?.m3.ok ? conversions.m3.value : null,
    weightKg: conversions?.kg.ok ? Number(conversions.kg.value) : null,
    amounts: Object.fromEntries(
      Object.entries(line.prices).map(([name, price]) => [name, computeAmount(price)]),
    ),
  }
}

/** True if a quantity is in the contract's format; it may be zero. */
export const isParsedQuantity = (quantity: string): boolean =>
  /^\d{1,9}(\.\d{1,3})?$/.test(quantity)

/** True if a price is in the contract's format. */
export const isParsedPrice = (text: string): boolean => /^\d{1,10}\.\d{2,4}$/.test(text)

/** True if a price is in the contract's format, and its currency can express it. */
export const isPriceIn = (text: string, currency: string): boolean =>
  isParsedPrice(text) && !hasUnknownCents(text, currency)
