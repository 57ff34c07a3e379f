import { describe, expect, it } from 'vitest'
import { woodCalled } from './wood-called'

const called = (text: string) => woodCalled(text.split(' '))

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
    expect(called(text)).toEqual({ wood, rest: [] })
  })

  it.each(['abeto', 'sapin', 'fir', 'European', 'birch', 'spruce pine'])(
    'is not known of %j alone',
    (text) => {
      expect(called(text)).toEqual({ wood: null, rest: text.split(' ') })
    },
  )

  it('leaves the words that make it another wood', () => {
    expect(called('Pitch pine')).toEqual({ wood: 'PNSY', rest: ['Pitch'] })
    expect(called('RED OAK')).toEqual({ wood: 'QCXE', rest: ['RED'] })
    expect(called('European Douglas')).toEqual({ wood: 'PSMN', rest: ['European'] })
  })
})
