import { expect, it } from 'vitest'
import { countryChoices } from './countries'
import { formatFor } from './format'
import type { Language } from './languages'

const inLanguage = (language: Language) => countryChoices(formatFor(language).country, language)

it.each(['en', 'fr', 'lt', 'es'] as const)('lists every country in %s by name', (language) => {
  const choices = inLanguage(language)
  expect(choices).toHaveLength(249)
  expect(choices.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['BR', 'SG', 'MY', 'NG', 'LT']),
  )
  for (const { value, label } of choices) expect(label, value).not.toBe(value)
})

it('sorts countries by the rules of the language', () => {
  const places = (language: Language, ...codes: string[]) =>
    inLanguage(language)
      .map(({ value }) => value)
      .filter((code) => codes.includes(code))
  // Åland sorts as A in English. Š follows S in Lithuanian, but equals S in English.
  expect(places('en', 'AX', 'ZW', 'AF')).toEqual(['AF', 'AX', 'ZW'])
  expect(places('lt', 'CH', 'SY', 'SI')).toEqual(['SY', 'SI', 'CH'])
})
