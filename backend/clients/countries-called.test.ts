import { describe, expect, it } from 'vitest'
import { countriesCalled } from './countries-called'

describe('the countries that a word names', () => {
  it.each([
    ['lithuania', ['LT']],
    ['lietuva', ['LT']],
    ['lituanie', ['LT']],
    ['lithu', ['LT']],
    ['lt', ['LT']],
    ['espana', ['ES']],
    ['kingdom', ['GB']],
    ['uk', ['GB']],
    ['lit', []],
    ['bois', []],
    ['', []],
  ])('are for "%s" %j', (word, codes) => {
    expect(countriesCalled(word)).toEqual(codes)
  })
})
