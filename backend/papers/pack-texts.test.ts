import { describe, expect, it } from 'vitest'
import type { LengthMix } from '@domain/timber'
import { BOARD } from '../wood-lines/samples'
import { dropLengths, formatLengthCounts, formatPaperSize, formatPieces } from './pack-texts'
import { createPaperTexts } from './texts'

const texts = createPaperTexts('fr')
const createWood = (lengths: LengthMix) => ({
  ...BOARD,
  ...{ thickness_mm: 47, width_mm: 150, length_mm: null, lengths },
})
const createCounted = (counted_in: 'pcs' | 'pack', ...lengths: number[]) =>
  createWood({
    ...{ kind: 'several', counted_in },
    items: lengths.map((length_mm) => ({ length_mm, count: 12 })),
  })
const RANDOM = createWood({ kind: 'range', from_mm: 3000, to_mm: 5400, average_mm: 4200 })
const TALLY = [
  { length_mm: 3000, pcs: 1200 },
  { length_mm: 3900, pcs: 40 },
]

describe('the size of mixed lengths on a paper', () => {
  it('has the lengths below the section', () => {
    expect(formatPaperSize(texts, RANDOM)).toBe('47×150\n3,0–5,4\u00a0m (moy.\u00a04,2)')
    expect(formatPaperSize(texts, createCounted('pcs', 3900, 4200))).toBe('47×150\n3,9/4,2')
  })

  it('is a range of many lengths that are counted below', () => {
    const many = createCounted('pcs', 3000, 3300, 3600, 3900, 4200)
    expect(formatPaperSize(texts, many)).toBe('47×150\n3,0–4,2\u00a0m')
  })

  it('is that of the loaded pieces', () => {
    expect(formatPaperSize(texts, RANDOM, TALLY)).toBe('47×150\n3,0–3,9\u00a0m')
    expect(formatPaperSize(texts, RANDOM, TALLY.slice(1))).toBe('47×150×3900')
  })

  it('is not repeated in the name of the wood', () => {
    expect(dropLengths(texts, 'Épicéa 47×150 3,0–5,4 m (moy. 4,2)', RANDOM)).toBe('Épicéa 47×150')
    expect(dropLengths(texts, 'Épicéa 47×150×3900', BOARD)).toBe('Épicéa 47×150×3900')
  })
})

it('the text of packs counts pieces or packs per length', () => {
  expect(formatPieces(texts, TALLY)).toBe('3,0\u00a0(1200) 3,9\u00a0(40)')
  expect(formatLengthCounts(texts, createCounted('pack', 3900, 4200))).toBe(
    'Colis par longueur, m\u00a0: 3,9\u00a0(12) 4,2\u00a0(12)',
  )
  expect(formatLengthCounts(texts, RANDOM)).toBeNull()
})
