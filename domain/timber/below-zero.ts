/**
 * True if a text would match the pattern without its minus and the pattern accepts zero. False for
 * codes, dates and phone numbers with a hyphen, and for quantities that must be positive.
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
