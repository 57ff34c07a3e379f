import { expect, it } from 'vitest'
import { formatIban, readIban } from './iban'

// Examples of the IBAN registry.
it.each([
  'LT121000011101001000',
  'FR1420041010050500013M02606',
  'ES9121000418450200051332',
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
])('%s is an IBAN', (iban) => {
  expect(readIban(iban)).toEqual({ iban })
})

it.each(['LT12 1000 0111 0100 1000', 'lt12-1000-0111-0100-1000', ' LT12\u00a010000111 01001000 '])(
  'an IBAN may be written as %s',
  (written) => {
    expect(readIban(written)).toEqual({ iban: 'LT121000011101001000' })
  },
)

it.each([
  ['a changed digit', 'LT121000011101001001'],
  ['two swapped digits', 'LT121000011101010000'],
  ['wrong check digits', 'LT211000011101001000'],
])('the check digits reveal %s', (_what, written) => {
  expect(readIban(written)).toEqual({ error: { code: 'iban_check_digits' } })
})

it.each([
  ['LT12100001110100100', 'LT', 20],
  ['LT1210000111010010000', 'LT', 20],
  ['GB29NWBK6016133192681900', 'GB', 22],
])('%s does not have the length of its country', (written, name, max) => {
  expect(readIban(written)).toEqual({ error: { code: 'iban_length', params: { name, max } } })
})

it('a country without IBANs is named', () => {
  expect(readIban('US64SVBKUS6S3300958879')).toEqual({
    error: { code: 'iban_country', params: { name: 'US' } },
  })
})

it.each(['', 'LT', '12LT1000', 'LTXX1000011101001000', 'LT12 1000 0111 0100 100ą'])(
  '“%s” does not have the form of an IBAN',
  (written) => {
    expect(readIban(written)).toEqual({ error: { code: 'wrong_format' } })
  },
)

it('an IBAN is shown in groups of four', () => {
  expect(formatIban('LT121000011101001000')).toBe('LT12 1000 0111 0100 1000')
  expect(formatIban('NO9386011117947')).toBe('NO93 8601 1117 947')
})
