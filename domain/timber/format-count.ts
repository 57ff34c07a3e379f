import { formatDecimal, parseDecimal, trimDecimal, withPlaces } from './decimal'

/**
 * Formats pieces or packs that were converted from another unit, rounded: `369.385` is "≈ 369".
 * @param show formats a decimal string for the locale
 */
export function formatCount(converted: string, show: (value: string) => string): string {
  const whole = formatDecimal(withPlaces(parseDecimal(converted), 0), 0)
  if (trimDecimal(converted) === whole) return show(whole)
  return whole === '0' ? `<\u00a0${show('1')}` : `≈\u00a0${show(whole)}`
}
