import { describe, expect, it } from 'vitest'
import { parseWoodName } from './parse-wood-name'

const parseWords = (text: string) => parseWoodName(text.split(' '))

describe('wood names', () => {
  it.each([
    ['Pine', 'PNSY'],
    ['pino de Flandes', 'PNSY'],
    ['European oak', 'QCXE'],
    ['mélèze d’Europe', 'LADC'],
    ['eglinės', 'PCAB'],
    ['paprastoji eglė', 'PCAB'],
    ['sapin du Nord', 'PCAB'],
    ['abeto blanco', 'ABAL'],
    ['Oregon pine', 'PSMN'],
    ['abeto de Douglas', 'PSMN'],
    ['pin d’Oregon', 'PSMN'],
    ['FXEX', 'FXEX'],
  ] as const)('reads %j as %s, with no remaining words', (text, wood) => {
    expect(parseWords(text)).toEqual({ wood, rest: [] })
  })

  it.each(['abeto', 'sapin', 'fir', 'European', 'birch', 'spruce pine'])(
    'does not guess a wood from %j alone',
    (text) => {
      expect(parseWords(text)).toEqual({ wood: null, rest: text.split(' ') })
    },
  )

  it('keeps the words that make it another wood', () => {
    expect(parseWords('Pitch pine')).toEqual({ wood: 'PNSY', rest: ['Pitch'] })
    expect(parseWords('RED OAK')).toEqual({ wood: 'QCXE', rest: ['RED'] })
    expect(parseWords('European Douglas')).toEqual({ wood: 'PSMN', rest: ['European'] })
  })
})
