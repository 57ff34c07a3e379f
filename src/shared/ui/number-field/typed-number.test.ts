import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vCurrency } from '@contract/validators'
import { formatEditableNumber, formatFor, formatNumber } from '@/shared/i18n'
import { unknownNumberForm, getLanguageNumberForm, isDecimal } from '@domain/numbers'
import { parseTypedNumber, toTypedValue, type NumberRules } from './typed-number'

const numRuns = 10_000
const money: NumberRules = { currency: 'EUR', minPlaces: 2, maxPlaces: 2 }

/** Decimal strings with this number of decimals. */
const createDecimals = (places: number) =>
  fc
    .tuple(fc.nat(9_999_999), fc.nat(10 ** places - 1))
    .map(([whole, fraction]) =>
      places ? `${whole}.${String(fraction).padStart(places, '0')}` : String(whole),
    )

const readNumberText = (text: string, rules: NumberRules, locale: string) => {
  const read = parseTypedNumber(text, rules, getLanguageNumberForm(locale))
  return read.ok ? read.value : read.code
}

describe.each(['en', 'fr', 'lt', 'es'])(
  'a number field in %s parses what the application shows',
  (locale) => {
    const format = formatFor(locale)
    const assertForAll = (values: fc.Arbitrary<string>, predicate: (value: string) => boolean) =>
      fc.assert(fc.property(values, predicate), { numRuns })

    it('for an amount in any currency, with or without its sign', () => {
      // The yen has no decimals.
      const currencies = vCurrency.options.filter((currency) => currency !== 'JPY')
      assertForAll(createDecimals(2), (amount) => {
        const currency = currencies[Number(amount.at(-1)) % currencies.length] ?? 'EUR'
        return [
          format.money(amount, currency),
          formatNumber(amount, locale, 2),
          formatEditableNumber(amount, locale),
        ].every((text) => readNumberText(text, { ...money, currency }, locale) === amount)
      })
    })

    it.each([
      ['a rate', 6],
      ['a share', 2],
      ['a size or a count', 0],
    ])('for %s', (_what, places) => {
      assertForAll(createDecimals(places), (value) =>
        [formatNumber(value, locale, places), formatEditableNumber(value, locale)].every(
          (text) => readNumberText(text, {}, locale) === value,
        ),
      )
    })
  },
)

describe('the value of a number field', () => {
  it('is padded to the minimum number of decimals', () => {
    expect(
      ['3', '2.5', '2,5', '3.00'].map((text) =>
        toTypedValue(text, money, getLanguageNumberForm('en')),
      ),
    ).toEqual(['3.00', '2.50', '2.50', '3.00'])
  })

  it('is not a number while it is ambiguous', () => {
    const value = toTypedValue('1.250', money, unknownNumberForm)
    expect([value.trim(), isDecimal(value)]).toEqual(['1.250', false])
    expect(parseTypedNumber(value, money)).toMatchObject({
      code: 'ambiguous_number',
      thousands: '1250',
      decimals: '1.250',
    })
  })

  it('is the chosen number once its currency matches', () => {
    const value = toTypedValue('£1,250', money, getLanguageNumberForm('en'))
    expect(parseTypedNumber(value, { ...money, currency: 'GBP' })).toEqual({
      ok: true,
      value: '1250.00',
    })
  })
})
