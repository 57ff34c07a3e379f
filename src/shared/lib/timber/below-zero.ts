/**
 * Whether all that is wrong with a written amount is its minus: a plain negative number where the pattern takes zero and what is above.
 * A code, a date or a phone number that begins with a hyphen is written wrongly, and so is a quantity that may not be zero either.
 */
export function isBelowZero(written: unknown, pattern: unknown): boolean {
  if (typeof written !== 'string' || !(pattern instanceof RegExp)) return false
  const [, whole, fraction = ''] = /^-(\d+)(\.\d+)?$/.exec(written) ?? []
  return whole !== undefined && pattern.test(whole + fraction) && pattern.test(`0${fraction.replaceAll(/\d/g, '0')}`)
}
