import { describe, expect, it } from 'vitest'
import { fold } from '@domain/text/fold'
import { toSearchText, parseSearchWords } from './fold'

describe('folding', () => {
  it.each([
    ['Šiauliai', 'siauliai'],
    ['Bois du Rhône', 'bois du rhone'],
    ['ŁÓDŹ', 'lodz'],
    ['Ørsted & Træ', 'orsted & trae'],
    ['Straße', 'strasse'],
    ['Ñandú', 'nandu'],
  ])('makes %s %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('splits a search into words', () => {
    expect(parseSearchWords('  Épicéa\t47x100 ')).toEqual(['epicea', '47x100'])
    expect(parseSearchWords(undefined)).toEqual([])
  })

  it('ignores null', () => {
    expect(toSearchText('Épinal', null, '', 'FR40')).toBe('epinal fr40')
  })
})
