import { formatDecimal, parseDecimal } from '@domain/numbers'
import { fromLitres, toLitres } from '@domain/timber'

export { fromLitres, toLitres }

/** Parses a decimal into a scaled integer; the contract limits the number of decimals. */
function parseScaled(text: string, places: number): number {
  const decimal = parseDecimal(text)
  return Number(decimal.units * 10n ** BigInt(places - decimal.places))
}

/** `12.50` as 1250. */
export const toCents = (amount: string): number => parseScaled(amount, 2)
/** 1250 as `12.50`. */
export const fromCents = (cents: number): string => formatDecimal(BigInt(cents), 2)
/** `0.385` as 3850: prices have up to four places. */
export const toTenThousandths = (price: string): number => parseScaled(price, 4)
/** 3850 as `0.385`, 3120000 as `312.00`: two places at least. */
export const fromTenThousandths = (price: number): string =>
  formatDecimal(BigInt(price), 4).replace(/0{1,2}$/, '')

export const toCentsOrNull = (amount: string | null): number | null =>
  amount === null ? null : toCents(amount)
export const toTenThousandthsOrNull = (price: string | null): number | null =>
  price === null ? null : toTenThousandths(price)
export const fromTenThousandthsOrNull = (price: number | null): string | null =>
  price === null ? null : fromTenThousandths(price)
export const fromCentsOrNull = (cents: number | null): string | null =>
  cents === null ? null : fromCents(cents)
export const fromLitresOrNull = (litres: number | null): string | null =>
  litres === null ? null : fromLitres(litres)
