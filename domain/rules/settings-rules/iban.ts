/** Length of an IBAN by country code, from the IBAN registry of ISO 13616. */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BI: 27,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DJ: 27,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FK: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HN: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  LY: 25,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MN: 20,
  MR: 27,
  MT: 31,
  MU: 30,
  NI: 28,
  NL: 18,
  NO: 15,
  OM: 23,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  RU: 33,
  SA: 24,
  SC: 31,
  SD: 18,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  SO: 23,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
  YE: 30,
}

/** Reason why a text is not an IBAN. */
export type IbanError =
  | { code: 'wrong_format' }
  | { code: 'iban_country'; params: { name: string } }
  | { code: 'iban_length'; params: { name: string; max: number } }
  | { code: 'iban_check_digits' }

/** Normalizes an IBAN, a BIC or a customs number: capitals without separators. */
export const normalizeBankCode = (written: string): string =>
  written.replaceAll(/[\s.\-/]/g, '').toUpperCase()

/**
 * Reads an IBAN in any spelling: its country, length and check digits (ISO 13616).
 * @returns the IBAN without spaces, or the error
 */
export function readIban(written: string): { iban: string } | { error: IbanError } {
  const iban = normalizeBankCode(written)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return { error: { code: 'wrong_format' } }
  const name = iban.slice(0, 2)
  const max = LENGTHS[name]
  if (max === undefined) return { error: { code: 'iban_country', params: { name } } }
  if (iban.length !== max) return { error: { code: 'iban_length', params: { name, max } } }
  return computeRemainder(iban) === 1 ? { iban } : { error: { code: 'iban_check_digits' } }
}

/** Formats an IBAN in groups of four, as on paper. */
export const formatIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

/**
 * Remainder of the IBAN modulo 97, with the first four characters at the end and letters as 10 to
 * 35. Computed digit by digit, because the number exceeds the safe integers.
 */
const computeRemainder = (iban: string): number =>
  [...(iban.slice(4) + iban.slice(0, 4))]
    .map((character) => String(parseInt(character, 36)))
    .join('')
    .split('')
    .reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)
