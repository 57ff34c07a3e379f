import { isDecimal } from './is-decimal'
import { readNumber } from './read-number'

/**
 * What is kept of text that can't be read: as it was written, but never what a number looks like that was read. Where "1.250" may be 1250, it begins
 * with a blank for that.
 */
export function toUnreadText(text: string): string {
  const written = text.trim()
  return isDecimal(written) && !readNumber(written).ok ? ` ${written}` : written
}
