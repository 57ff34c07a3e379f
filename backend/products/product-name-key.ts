import { fold } from '../db/fold'

/** Maximum digits of a number in a name: sizes have five at most. */
const DIGITS = 8

/** Returns the sort key: the folded name with padded numbers, so that 22x100 precedes 100x100. */
export function toProductNameKey(name: string): string {
  return fold(name).replaceAll(/\d+/g, (digits) => digits.padStart(DIGITS, '0'))
}
