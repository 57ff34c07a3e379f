import { computeCheckDigit } from '@domain/rules/container-number'

/** Removes spaces, dashes and other separators: "csqu 305438-3" becomes CSQU3054383. */
export const normalizeContainerNumber = (text: string): string =>
  text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** State of a partly typed container number. */
export type ContainerNumberState =
  | { readonly state: 'empty' | 'begun' | 'valid' | 'no_number' }
  /** Only the check digit is missing. */
  | { readonly state: 'open'; readonly digit: string }
  /** The check digit is wrong; `digit` is the right one. */
  | { readonly state: 'wrong_digit'; readonly digit: string }

const PARTIAL_NUMBER = /^[A-Z]{0,3}$|^[A-Z]{3}[UJZ]\d{0,6}$/

export function checkContainerNumber(text: string): ContainerNumberState {
  const number = normalizeContainerNumber(text)
  if (number === '') return { state: 'empty' }
  const digit = computeCheckDigit(number.slice(0, 10))
  if (digit === null)
    return {
      state: number.length < 10 && PARTIAL_NUMBER.test(number) ? 'begun' : 'no_number',
    }
  if (number.length === 10) return { state: 'open', digit: String(digit) }
  if (number.length > 11) return { state: 'no_number' }
  return number.slice(10) === String(digit)
    ? { state: 'valid' }
    : { state: 'wrong_digit', digit: String(digit) }
}
