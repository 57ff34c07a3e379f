/** A decimal string with the two places that the contract asks of money; text that is no number, or too exact, unchanged. */
export function withCents(value: string): string {
  const [, whole, cents = ''] = /^(-?\d+)(?:\.(\d{0,2}))?$/.exec(value) ?? []
  return whole === undefined ? value : `${whole}.${cents.padEnd(2, '0')}`
}
