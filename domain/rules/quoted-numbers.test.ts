import { describe, expect, it } from 'vitest'
import { findQuotedItems, splitQuotedNumbers } from './quoted-numbers'

const packs = ['A-1203', 'A-12034', '1203', '120', 'TIB'].map((number) => ({ number }))
const find = (text: string) => findQuotedItems(text, packs).map(({ number }) => number)

describe('a text about packs', () => {
  it.each([
    ['Blue stain in A-1203.', ['A-1203']],
    ['a-1203 is short', ['A-1203']],
    ['(A-12034), A-1203; #1203', ['A-12034', 'A-1203', '1203']],
    ['A-1203 and A-1203 again', ['A-1203']],
    ['#120 is wet, #TIB too', ['120', 'TIB']],
  ])('“%s” quotes %s', (text, numbers) => {
    expect(find(text)).toEqual(numbers)
  })

  it.each([
    '120 pieces are wet',
    'Received 1203 pcs',
    'TIB called',
    'B-1203',
    'A-1203-7',
    '21203',
    '1203.5 m',
  ])('“%s” quotes none', (text) => {
    expect(find(text)).toEqual([])
  })

  it('quotes no number that packs of two supplies have', () => {
    const two = [...packs, { number: 'a-1203' }]
    const quoted = findQuotedItems('A-1203 is wet, A-12034 and #1203 are dry', two)
    expect(quoted.map(({ number }) => number)).toEqual(['A-12034', '1203'])
  })

  it('is split at their numbers, and keeps every character', () => {
    const text = 'In #120 and A-1203: mould'
    const parts = splitQuotedNumbers(text, packs)
    expect(parts.map((part) => [part.text, part.quoted?.number])).toEqual([
      ['In ', undefined],
      ['#120', '120'],
      [' and ', undefined],
      ['A-1203', 'A-1203'],
      [': mould', undefined],
    ])
    expect(parts.map((part) => part.text).join('')).toBe(text)
  })

  it('has one part without packs', () => {
    expect(splitQuotedNumbers('Hello', [])).toEqual([{ at: 0, text: 'Hello', quoted: null }])
  })
})
