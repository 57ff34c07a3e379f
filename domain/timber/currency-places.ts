/** Currencies of the contract without minor units (ISO 4217). */
const WITHOUT_CENTS: ReadonlySet<string> = new Set(['JPY'])

/** Number of decimals of a currency's amounts. */
export const currencyPlaces = (currency: string): 0 | 2 => (WITHOUT_CENTS.has(currency) ? 0 : 2)

/** True if an amount or price has decimals that its currency does not have: 12.50 JPY. */
export const hasUnknownCents = (amount: string, currency: string): boolean =>
  currencyPlaces(currency) === 0 && /\.\d*[1-9]/.test(amount)
