import { describe, expect, it } from 'vitest'
import { countries } from '@contract/countries'
import { LANGUAGES } from '../language'
import { findCountries } from './partner-search'

describe('findCountries', () => {
  it.each([
    ['lithuania', ['LT']],
    ['lietuva', ['LT']],
    ['Lituanie', ['LT']],
    ['lithu', ['LT']],
    ['lit', ['LT']],
    ['lt', ['LT']],
    ['LT', ['LT']],
    ['españa', ['ES']],
    ['kingdom', ['GB']],
    ['united kingdom', ['GB']],
    ['united king', ['GB']],
    ['isle of man', ['IM']],
    ['côte d’ivoire', ['CI']],
  ])('finds for "%s" %j', (text, codes) => {
    expect(findCountries(text)).toEqual(codes)
  })

  it.each([
    ['uk', ['GB']],
    ['England', ['GB']],
    ['Didžioji Britanija', ['GB']],
    ['Angleterre', ['GB']],
    ['usa', ['US']],
    ['JAV', ['US']],
    ['EEUU', ['US']],
    ['Holland', ['NL']],
    ['olandija', ['NL']],
    ['czech republic', ['CZ']],
    ['uae', ['AE']],
  ])('finds for the common name "%s" %j', (text, codes) => {
    expect(findCountries(text)).toEqual(codes)
  })

  it.each([
    ['Ireland', ['IE']],
    ['Irlande', ['IE']],
    ['Airija', ['IE']],
    ['France', ['FR']],
    ['Prancūzija', ['FR']],
    ['China', ['CN']],
    ['Chine', ['CN']],
    ['Kinija', ['CN']],
    ['Netherlands', ['NL']],
    ['Pays-Bas', ['NL']],
    ['Nyderlandai', ['NL']],
    ['Países Bajos', ['NL']],
    ['Northern Ireland', ['GB']],
    ['Guinea', ['GN']],
  ])('finds for the full name "%s" only %j, although longer names contain it', (text, codes) => {
    expect(findCountries(text)).toEqual(codes)
  })

  it.each(LANGUAGES)('finds every country by its name in %s', (language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    for (const code of countries)
      expect(findCountries(names.of(code) ?? ''), names.of(code)).toContain(code)
  })

  it.each(['nor', 'north', 'nort', 'irl', 'irlande du', 'wal', 'sco', 'norte'])(
    'does not find the United Kingdom for "%s", the start of one of its parts',
    (text) => {
      expect(findCountries(text)).not.toContain('GB')
    },
  )

  it('finds Norway among others for the start of its name', () => {
    expect(findCountries('nor')).toContain('NO')
  })

  it.each(['GB772014385', 'fr74447205683', 'ESB12345678', 'lt 100'])(
    'finds nothing for "%s", which contains digits',
    (text) => {
      expect(findCountries(text)).toEqual([])
    },
  )

  it('finds all countries for the start of several names', () => {
    expect(findCountries('guin')).toEqual(['GN', 'GQ', 'GW', 'PG'])
  })

  it.each([
    '',
    'l',
    'xy',
    'bois',
    'of',
    'of the',
    'le',
    'del',
    'man',
    'sala',
    'islands',
    'eu',
    'xa',
    'zz',
    'su',
    'european union',
    'pseudo',
  ])('finds nothing for "%s"', (text) => {
    expect(findCountries(text)).toEqual([])
  })

  it.each([
    ['de', ['DE']],
    ['la', ['LA']],
    ['SA', ['SA']],
  ])('finds one for "%s", a country code that also starts other words', (text, codes) => {
    expect(findCountries(text)).toEqual(codes)
  })
})
