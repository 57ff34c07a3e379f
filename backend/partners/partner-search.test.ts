import { describe, expect, it } from 'vitest'
import { countries } from '@/shared/api/generated/countries'
import { languages } from '../language'
import { findCountries } from './partner-search'

describe('the countries that a text names', () => {
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
  ])('are for "%s" %j', (text, codes) => {
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
  ])('are for "%s", as people say, %j', (text, codes) => {
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
  ])('are for the whole name "%s" %j alone, though others have it in theirs', (text, codes) => {
    expect(findCountries(text)).toEqual(codes)
  })

  it.each(languages)('are every country there is, by its name in %s', (language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    for (const code of countries)
      expect(findCountries(names.of(code) ?? ''), names.of(code)).toContain(code)
  })

  it.each(['nor', 'north', 'nort', 'irl', 'irlande du', 'wal', 'sco', 'norte'])(
    'are for "%s" not the United Kingdom, a part of which begins so',
    (text) => {
      expect(findCountries(text)).not.toContain('GB')
    },
  )

  it('are for the beginning of a name Norway among others', () => {
    expect(findCountries('nor')).toContain('NO')
  })

  it.each(['GB772014385', 'fr74447205683', 'ESB12345678', 'lt 100'])(
    'are none for "%s", which has digits in it',
    (text) => {
      expect(findCountries(text)).toEqual([])
    },
  )

  it('are for a name that is still being typed all that it may become', () => {
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
  ])('are none for "%s"', (text) => {
    expect(findCountries(text)).toEqual([])
  })

  it.each([
    ['de', ['DE']],
    ['la', ['LA']],
    ['SA', ['SA']],
  ])('are one for "%s", which joins words or begins names too, but is a code', (text, codes) => {
    expect(findCountries(text)).toEqual(codes)
  })
})
