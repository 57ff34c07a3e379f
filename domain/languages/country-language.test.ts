import { expect, it } from 'vitest'
import { getPartnerLanguage, getCountryLanguage } from './country-language'

it('a country has its language if Timberdesk has it, else English', () => {
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

it('a client has the language chosen for it, else that of its country', () => {
  expect(getPartnerLanguage({ country: 'CH', language: 'fr' })).toBe('fr')
  expect(getPartnerLanguage({ country: 'FR', language: null })).toBe('fr')
})
