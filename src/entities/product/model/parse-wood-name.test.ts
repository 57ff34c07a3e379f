import { describe, expect, it } from 'vitest'
import { parseWoodName } from './parse-wood-name'

const parseWords = (text: string) => parseWoodName(text.split(' '))

describe('the wood that words name', () => {
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
  ] as const)('in %j is %s, and no word is left', (text, wood) => {
    expect(parseWords(text)).toEqual({ wood, rest: [] })
  })

  it.each(['abeto', 'sapin', 'fir', 'European', 'birch', 'spruce pine'])(
    'is not known of %j alone',
    (text) => {
      expect(parseWords(text)).toEqual({ wood: null, rest: text.split(' ') })
    },
  )

  it('leaves the words that make it another wood', () => {
    expect(parseWords('Pitch pine')).toEqual({ wood: 'PNSY', rest: ['Pitch'] })
    expect(parseWords('RED OAK')).toEqual({ wood: 'QCXE', rest: ['RED'] })
    expect(parseWords('European Douglas')).toEqual({ wood: 'PSMN', rest: ['European'] })
  })
})
