import { expect, it } from 'vitest'
import { languageOfCountry } from './countries'

it('uses the language of the country if Timberdesk has it, else English', () => {
  expect(['FR', 'BE', 'LT', 'ES', 'CL', 'LV', 'SE', 'CH'].map(languageOfCountry)).toEqual([
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
