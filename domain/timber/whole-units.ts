import type { Unit } from './dimensions'
import { formatDecimal, parseDecimal, trimDecimal, scaleToPlaces } from '@domain/numbers/decimal'

const COUNTED: readonly Unit[] = ['pcs', 'pack']

/** True for pieces and packs, which are sold whole. */
export const isCounted = (unit: Unit): boolean => COUNTED.includes(unit)

/** True if a decimal quantity of a counted unit has a fraction: "1.5" pieces, but not "2.000". */
export const isFractional = (quantity: string, unit: Unit): boolean =>
  isCounted(unit) && /\.\d*[1-9]/.test(quantity)

/**
 * Formats pieces or packs that were converted from another unit, rounded: `369.385` is "≈ 369".
 * @param show formats a decimal string for the locale
 */
export function formatCount(converted: string, show: (value: string) => string): string {
  const whole = formatDecimal(scaleToPlaces(parseDecimal(converted), 0), 0)
  if (trimDecimal(converted) === whole) return show(whole)
  return whole === '0' ? `<\u00a0${show('1')}` : `≈\u00a0${show(whole)}`
}
