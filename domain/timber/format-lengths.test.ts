import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatSize } from './describe-specification'
import { formatLengths, LENGTH_WORDS } from './format-lengths'
import { createRange, createSeveral } from './length-samples'
import { parseSection } from './parse-section'
import { createBoard } from './samples'

const anyLength = fc.integer({ min: 300, max: 30_000 })
const anyRange = fc
  .uniqueArray(anyLength, { minLength: 3, maxLength: 3 })
  .map((three) => three.toSorted((a, b) => a - b))
  .chain(([from = 0, average = 0, to = 0]) =>
    fc.constantFrom(createRange(from, to), createRange(from, to, average)),
  )
const anySeveral = fc
  .tuple(
    fc.uniqueArray(anyLength, { minLength: 2, maxLength: 60 }),
    fc.constantFrom('pcs', 'pack', null),
    fc.integer({ min: 1, max: 100_000 }),
  )
  .map(([lengths, counted_in, count]) =>
    createSeveral(
      Object.fromEntries(lengths.map((mm) => [mm, counted_in === null ? null : count])),
      counted_in,
    ),
  )

describe('the text of mixed lengths', () => {
  it.each([
    [createRange(3000, 5400), '3.0–5.4 m'],
    [createRange(3000, 5450, 4200), '3.0–5.45 m (avg 4.2)'],
    [createSeveral({ 3900: null, 4200: null, 4800: null }), '3.9/4.2/4.8'],
    [createSeveral({ 3900: 40, 4200: 60 }, 'pcs'), '3.9 (40) 4.2 (60)'],
    [createSeveral({ 3900: 4, 4200: 8 }, 'pack'), '3.9 (4 pk) 4.2 (8 pk)'],
  ])('%j is %s', (lengths, text) => {
    expect(formatLengths(lengths)).toBe(text)
    expect(formatSize({ ...createBoard(47, 150, null), lengths })).toBe(`47×150 ${text}`)
  })

  it('uses the decimal mark and the words of the language', () => {
    expect(formatLengths(createRange(3000, 5400, 4200), LENGTH_WORDS.fr)).toBe(
      '3,0–5,4 m (moy. 4,2)',
    )
    expect(formatLengths(createSeveral({ 3900: 4, 4200: 8 }, 'pack'), LENGTH_WORDS.lt)).toBe(
      '3,9 (4 pak.) 4,2 (8 pak.)',
    )
  })

  it('is read back the same, in every language', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyRange, anySeveral),
        fc.constantFrom(...Object.values(LENGTH_WORDS)),
        (lengths, words) => {
          const text = formatSize({ ...createBoard(47, 150, null), lengths }, words)
          expect(parseSection(text)).toEqual({
            section: { thickness_mm: 47, width_mm: 150, lengths },
            written: text,
            rest: '',
          })
        },
      ),
    )
  })
})
