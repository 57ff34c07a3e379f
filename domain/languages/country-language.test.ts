import { expect, it } from 'vitest'
import { getCountryLanguage } from './country-language'

it('uses the language of the country if Timberdesk has it, else English', () => {
  expect(['FR', 'BE', 'LT', 'ES', 'CL', 'LV', 'SE', 'CH'].map(getCountryLanguage)).toEqual([
    'fr',
    'fr',
    'lt',
    'es',
    'es',
    'en',
    'en',
    'en',
  ])
})
