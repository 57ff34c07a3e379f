import { expect, it } from 'vitest'
import { getPartnerLanguage, getCountryLanguage } from './country-language'

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

it('prefers the language that was chosen for a client', () => {
  expect(getPartnerLanguage({ country: 'CH', language: 'fr' })).toBe('fr')
  expect(getPartnerLanguage({ country: 'FR', language: null })).toBe('fr')
})
