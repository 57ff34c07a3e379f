/** True for a decimal string of the contract. */
export const isDecimal = (value: string): value is Intl.StringNumericLiteral =>
  /^-?\d+(\.\d+)?$/.test(value)

/** Converts a decimal string to a number; NaN for any other text, such as '', '0x1F' and '1e3'. */
export const toNumber = (text: string): number => (isDecimal(text) ? Number(text) : Number.NaN)

/** Parses a whole number; null for any other text. */
export const parseWholeNumber = (text: string): number | null =>
  /^\d+$/.test(text) ? Number(text) : null

/** Compares decimal strings of any length; negative if `a` is smaller. */
export function compareDecimals(a: string, b: string): number {
  const places = Math.max(a.split('.')[1]?.length ?? 0, b.split('.')[1]?.length ?? 0)
  const toScaled = (text: string) => {
    const [whole = '0', fraction = ''] = text.split('.')
    return BigInt(whole + fraction.padEnd(places, '0'))
  }
  const left = toScaled(a)
  const right = toScaled(b)
  return left < right ? -1 : left > right ? 1 : 0
}

/** Pads a decimal string with zeros to a minimum number of decimals. */
export function padDecimals(value: string, places: number): string {
  const [whole = '', fraction = ''] = value.split('.')
  return places > fraction.length ? `${whole}.${fraction.padEnd(places, '0')}` : value
}
