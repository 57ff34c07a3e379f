import { isDecimal } from './is-decimal'

/** Converts a decimal string to a number; NaN for any other text, such as '', '0x1F' and '1e3'. */
export const toNumber = (text: string): number => (isDecimal(text) ? Number(text) : Number.NaN)
