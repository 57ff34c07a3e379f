import { describe, expect, it } from 'vitest'
import { parsePreferredLanguage } from './language'

describe('the language of an answer', () => {
  it.each([
    ['en-US', 'en'],
    ['lt', 'lt'],
    ['de-DE,fr;q=0.8,es;q=0.9', 'es'],
    ['fr-CA, en;q=0.5', 'fr'],
    ['es;q=0, lt;q=0.1', 'lt'],
    ['pl', 'en'],
    ['', 'en'],
    [null, 'en'],
  ])('for %s is %s', (header, language) => {
    expect(parsePreferredLanguage(header)).toBe(language)
  })
})
