import { isDecimal } from './is-decimal'
import { readNumber } from './read-number'

/**
 * Returns text that could not be parsed, for storage. An ambiguous "1.250" gets a leading space,
 * which tells it from a parsed decimal.
 */
export function toUnreadText(text: string): string {
  const written = text.trim()
  return isDecimal(written) && !readNumber(written).ok ? ` ${written}` : written
}
