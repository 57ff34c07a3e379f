import fc from 'fast-check'
import { describe, it } from 'vitest'
import { formatEditableNumber, formatFor, formatNumber } from '@domain/languages'
import { isDecimal } from './decimals'
import { unknownNumberForm, getLanguageNumberForm } from './number-form'
import { readNumber } from './read-number'
import { normalizeNumberMarks } from './normalize-number-marks'

const numRuns = 10_000
const assertForAll = (values: fc.Arbitrary<string>, predicate: (value: string) => boolean) =>
  fc.assert(fc.property(values, predicate), { numRuns })
/** Decimal strings as the contract has them, with up to six places. */
const decimals = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.bigInt({ min: 0n, max: 10n ** 13n }),
    fc.nat(6),
    fc.nat(999_999),
  )
  .map(
    ([sign, whole, places, fraction]) =>
      sign + whole + (places ? `.${String(fraction).padStart(6, '0').slice(0, places)}` : ''),
  )

/** Removes trailing zeros and the sign of zero, so that equal numbers have equal texts. */
const normalizeDecimal = (text: string) => {
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return short === '-0' ? '0' : short
}
const readValue = (text: string, form = unknownNumberForm) => {
  const read = readNumber(text, form)
  return read.ok ? normalizeDecimal(read.value) : `${text}: ${read.code}`
}

describe.each(['en', 'fr', 'lt', 'es'])('a number shown in %s', (locale) => {
  const form = getLanguageNumberForm(locale)
  const format = formatFor(locale)

  it.each([
    ['a number', (value: string) => formatNumber(value, locale)],
    ['an amount', (value: string) => formatNumber(value, locale, 2)],
    ['a number as it is edited', (value: string) => formatEditableNumber(value, locale)],
  ])('is read back as the same number: %s', (_what, show) => {
    assertForAll(decimals, (value) => readValue(show(value), form) === normalizeDecimal(value))
  })

  it('is read back as the same number from a list', () => {
    const rounded = fc
      .tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.nat(999))
      .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(3, '0')}`)
    const formatAll = (value: string) => [
      format.number(value),
      format.number(value, 3),
      format.volume(value),
    ]
    assertForAll(rounded, (value) =>
      formatAll(value).every((text) => readValue(text, form) === normalizeDecimal(value)),
    )
  })

  it('has the same value in every language once normalized', () => {
    assertForAll(
      decimals,
      (value) =>
        readValue(normalizeNumberMarks(formatNumber(value, locale), form)) ===
        normalizeDecimal(value),
    )
  })
})

it('any text is read without an error, and only as a decimal string', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[-\d., '’]{0,14}$/))
  fc.assert(
    fc.property(text, fc.constantFrom('en', 'fr', 'lt', 'es'), (written, locale) => {
      const read = readNumber(written, getLanguageNumberForm(locale))
      return !read.ok || isDecimal(read.value)
    }),
    { numRuns },
  )
})
