import { isDecimal } from './is-decimal'

/** Converts a decimal string to a number; NaN for any other text, such as '', '0x1F', '1e3' and text that a number field could not read. */
export const toNumber = (text: string): number => (isDecimal(text) ? Number(text) : Number.NaN)
