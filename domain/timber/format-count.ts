import { formatDecimal, parseDecimal, trimDecimal, withPlaces } from './decimal'

/**
 * Pieces or packs that were converted from another unit: nobody counts a third of a piece, so `369.385` is about 369 of them.
 * @param show writes a decimal string in the reader's language
 */
export function formatCount(converted: string, show: (value: string) => string): string {
  const whole = formatDecimal(withPlaces(parseDecimal(converted), 0), 0)
  if (trimDecimal(converted) === whole) return show(whole)
  return whole === '0' ? `<\u00a0${show('1')}` : `≈\u00a0${show(whole)}`
}
