import { expect, it } from 'vitest'
import { countryChoices } from './country-choices'
import { formatFor } from './format'
import type { Language } from './languages'

const inLanguage = (language: Language) => countryChoices(formatFor(language).country, language)

it.each(['en', 'fr', 'lt', 'es'] as const)(
  'offers in %s every country there is, by name',
  (language) => {
    const choices = inLanguage(language)
    expect(choices).toHaveLength(249)
    expect(choices.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['BR', 'SG', 'MY', 'NG', 'LT']),
    )
    for (const { value, label } of choices) expect(label, value).not.toBe(value)
  },
)

it('sorts them as the reader’s language does', () => {
  const places = (language: Language, ...codes: string[]) =>
    inLanguage(language)
      .map(({ value }) => value)
      .filter((code) => codes.includes(code))
  // Åland is an A in English; Š comes after S in Lithuanian, and Š and S are one letter in English.
  expect(places('en', 'AX', 'ZW', 'AF')).toEqual(['AF', 'AX', 'ZW'])
  expect(places('lt', 'CH', 'SY', 'SI')).toEqual(['SY', 'SI', 'CH'])
})
