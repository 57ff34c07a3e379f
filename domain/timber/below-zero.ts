/**
 * Whether a written amount is wrong only by being negative: the pattern takes zero, and takes this number without its minus. A code, a date
 * or a phone number with a hyphen before it is not, and neither is a quantity that must be above zero.
 */
export function isBelowZero(written: unknown, pattern: unknown): boolean {
  if (typeof written !== 'string' || !(pattern instanceof RegExp)) return false
  const [, whole, fraction = ''] = /^-(\d+)(\.\d+)?$/.exec(written) ?? []
  return (
    whole !== undefined &&
    pattern.test(whole + fraction) &&
    pattern.test(`0${fraction.replaceAll(/\d/g, '0')}`)
  )
}
