import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './router'

describe('search parameters', () => {
  it('repeat their name for a list', () => {
    expect(stringifySearch({ status: ['confirmed', 'loading'], q: 'pine boards' })).toBe(
      '?status=confirmed&status=loading&q=pine+boards',
    )
  })

  it('become a list if a name is repeated, in order', () => {
    expect(parseSearch('?status=loading&status=confirmed&q=pine+boards')).toEqual({
      status: ['loading', 'confirmed'],
      q: 'pine boards',
    })
  })

  it('omit empty values', () => {
    expect(stringifySearch({ status: [], q: undefined, client_id: null })).toBe('')
    expect(parseSearch('')).toEqual({})
  })

  it('stay strings: numbers and booleans are not converted', () => {
    expect(parseSearch('?q=2026&week_from=true')).toEqual({ q: '2026', week_from: 'true' })
  })

  it.each([
    { q: 'Ébénisterie & Fils, 100%' },
    { q: '22x100 + 4000?', status: ['draft', 'completed'] },
  ])('round-trip: %o', (search) => {
    expect(parseSearch(stringifySearch(search))).toEqual(search)
  })
})
