import { fold } from '../db/fold'

/** Digits of the largest number that a name may have: sizes have five at most. */
const DIGITS = 8

/** What products are sorted by: the name, folded, with its numbers as numbers, so that 22x100 stands before 100x100. */
export function toProductNameKey(name: string): string {
  return fold(name).replaceAll(/\d+/g, (digits) => digits.padStart(DIGITS, '0'))
}
