import { containerCheckDigit } from '@/shared/lib/timber'

/** A container's number without what a plate or a photo's text puts between its parts: "csqu 305438-3" is CSQU3054383. */
export const normalizeContainerNumber = (text: string): string =>
  text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** A container's number as far as it is typed. */
export type ContainerNumberState =
  | { readonly state: 'empty' | 'begun' | 'right' | 'no_number' }
  /** All but the check digit stands there. */
  | { readonly state: 'open'; readonly digit: string }
  /** It has another check digit than it should. */
  | { readonly state: 'wrong'; readonly digit: string }

const partialNumberPattern = /^[A-Z]{0,3}$|^[A-Z]{3}[UJZ]\d{0,6}$/

/** What a typed number lacks, told with each letter. */
export function checkContainerNumber(text: string): ContainerNumberState {
  const number = normalizeContainerNumber(text)
  if (number === '') return { state: 'empty' }
  const digit = containerCheckDigit(number.slice(0, 10))
  if (digit === null)
    return {
      state: number.length < 10 && partialNumberPattern.test(number) ? 'begun' : 'no_number',
    }
  if (number.length === 10) return { state: 'open', digit: String(digit) }
  if (number.length > 11) return { state: 'no_number' }
  return number.slice(10) === String(digit)
    ? { state: 'right' }
    : { state: 'wrong', digit: String(digit) }
}
