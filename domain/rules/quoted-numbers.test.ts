import { describe, expect, it } from 'vitest'
import {
  canBeMarked,
  findMarkedNumbers,
  findQuotedItems,
  splitQuotedNumbers,
} from './quoted-numbers'

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

  it('links the number of a document only after #', () => {
    const document = { number: 'S-2026-0081', isMarkedOnly: true }
    const parts = splitQuotedNumbers('S-2026-0081 as #s-2026-0081, not S-2026-0081', [document])
    expect(parts.flatMap((part) => (part.quoted ? [part.text] : []))).toEqual(['#s-2026-0081'])
  })

  it('has one part without packs', () => {
    expect(splitQuotedNumbers('Hello', [])).toEqual([{ at: 0, text: 'Hello', quoted: null }])
  })
})

describe('numbers of any record after #', () => {
  const own = ['1204 3', '1203', '5566 7', '5566 7'].map((number) => ({ number }))

  it.each([
    ['As dry as #B-77: #1205', ['B-77', '1205']],
    ['(#B-77/2, #b_77+1.)', ['B-77/2', 'b_77+1']],
    ['#1203/7 is of another mill', ['1203/7']],
  ])('of “%s” are %s', (text, numbers) => {
    expect(findMarkedNumbers(text, own)).toEqual(numbers)
  })

  it.each([
    ['is short', '#1 wet, #2 dry, #123 too'],
    ['has no #', 'B-77 and A#B-77'],
    ['is one of the record', '#1203'],
    ['begins one of the record', '#1204 3'],
    ['begins one that two packs of the record have', '#5566 7'],
  ])('exclude one that %s', (_, text) => {
    expect(findMarkedNumbers(text, own)).toEqual([])
  })

  it('are those of four characters or more without spaces', () => {
    const numbers = ['1203', 'A-12/3', 'A_12+3', '120', 'A 1203', 'A-1203*']
    expect(numbers.filter(canBeMarked)).toEqual(['1203', 'A-12/3', 'A_12+3'])
  })
})
