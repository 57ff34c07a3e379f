import { expect, it } from 'vitest'
import { formatFor, type Language } from '@domain/languages'
import { listCountryChoices } from './countries'

const listChoices = (language: Language) =>
  listCountryChoices(formatFor(language).country, language)

it.each(['en', 'fr', 'lt', 'es'] as const)('every country is listed in %s by name', (language) => {
  const choices = listChoices(language)
  expect(choices).toHaveLength(249)
  expect(choices.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['BR', 'SG', 'MY', 'NG', 'LT']),
  )
  for (const { value, label } of choices) expect(label, value).not.toBe(value)
})

it('countries are sorted by the rules of the language', () => {
  const listPlaces = (language: Language, ...codes: string[]) =>
    listChoices(language)
      .map(({ value }) => value)
      .filter((code) => codes.includes(code))
  // Åland sorts as A in English. Š follows S in Lithuanian, but equals S in English.
  expect(listPlaces('en', 'AX', 'ZW', 'AF')).toEqual(['AF', 'AX', 'ZW'])
  expect(listPlaces('lt', 'CH', 'SY', 'SI')).toEqual(['SY', 'SI', 'CH'])
})
