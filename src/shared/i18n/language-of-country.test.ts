import { expect, it } from 'vitest'
import { languageOfCountry } from './language-of-country'

it('is that of the country where we speak it, and English elsewhere', () => {
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
