import { formatDecimal, parseDecimal, scaleToPlaces, trimDecimal } from '@domain/numbers/decimal'

/** Currencies of the contract without minor units (ISO 4217). */
const WITHOUT_CENTS: ReadonlySet<string> = new Set(['JPY'])

/** Number of decimals of a currency's amounts. */
export const getCurrencyPlaces = (currency: string): 0 | 2 => (WITHOUT_CENTS.has(currency) ? 0 : 2)

/** Smallest amount of a currency, in hundredths: 1 for EUR, 100 for JPY. */
export const getUnitCents = (currency: string): 1 | 100 =>
  getCurrencyPlaces(currency) === 0 ? 100 : 1

/** True if an amount or price has decimals that its currency does not have: 12.50 JPY. */
export const hasUnknownCents = (amount: string, currency: string): boolean =>
  getCurrencyPlaces(currency) === 0 && /\.\d*[1-9]/.test(amount)

/** True if the text is an amount of the contract, `9450.00`, that its currency can express. */
export const isAmountIn = (text: string, currency: string): boolean =>
  /^\d{1,10}\.\d{2}$/.test(text) && !hasUnknownCents(text, currency)

/** Removes the zeros that the contract requires and the currency does not have: 48250.00 JPY. */
export const trimToCurrency = (amount: string, currency: string): string =>
  getCurrencyPlaces(currency) === 0 && /^-?\d+\.\d+$/.test(amount) ? trimDecimal(amount) : amount

const sum = (values: readonly string[], places: number): string =>
  formatDecimal(
    values.reduce((total, value) => total + scaleToPlaces(parseDecimal(value), places), 0n),
    places,
  )

/** Adds amounts of one currency; two decimals. */
export const sumAmounts = (amounts: readonly string[]): string => sum(amounts, 2)

/** Adds amounts of one currency; null if any is unknown. */
export function sumKnownAmounts(amounts: readonly (string | null)[]): string | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length === amounts.length ? sumAmounts(known) : null
}

/** Adds rounded volumes in m3, so that a packing list adds up; three decimals. */
export const sumVolumes = (volumes: readonly string[]): string => sum(volumes, 3)

/** Subtracts `amount` from `from`; two decimals. */
export const subtractAmounts = (from: string, amount: string): string =>
  formatDecimal(scaleToPlaces(parseDecimal(from), 2) - scaleToPlaces(parseDecimal(amount), 2), 2)
