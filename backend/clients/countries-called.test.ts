import { describe, expect, it } from 'vitest'
import { countriesCalled } from './countries-called'

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
    expect(countriesCalled(text)).toEqual(codes)
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
    expect(countriesCalled(text)).toEqual(codes)
  })

  it.each(['', 'l', 'xy', 'bois', 'of', 'of the', 'le', 'del', 'man', 'sala', 'islands', 'eu', 'xa', 'zz', 'su', 'european union', 'pseudo'])(
    'are none for "%s"',
    (text) => {
      expect(countriesCalled(text)).toEqual([])
    },
  )

  it.each([
    ['de', ['DE']],
    ['la', ['LA']],
    ['SA', ['SA']],
  ])('are one for "%s", which joins words or begins names too, but is a code', (text, codes) => {
    expect(countriesCalled(text)).toEqual(codes)
  })
})
