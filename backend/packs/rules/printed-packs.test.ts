import { describe, expect, it } from 'vitest'
import { BOARD } from '../../wood-lines/samples'
import { findWholePacks, type NamedPack, sumCountedWood, toPrintedPacks } from './printed-packs'

const FIXED = { ...BOARD, length_mm: 4800 }
const RANDOM = { ...BOARD, length_mm: null }
const TALLY = [
  { length_mm: 3900, pcs: 40 },
  { length_mm: 4200, pcs: 60 },
]

const createPack = (mark: string, change: Partial<NamedPack> = {}): NamedPack => ({
  mark,
  tally: TALLY,
  pcs: 100,
  litres: 1000,
  ...change,
})
const counted = createPack('B', { tally: null })

describe('the pieces of packs', () => {
  it('are of the wood’s length if they were not listed', () => {
    expect(sumCountedWood([counted, counted], FIXED)).toEqual([{ length_mm: 4800, pcs: 200 }])
    expect(sumCountedWood([createPack('A'), counted], RANDOM)).toBeNull()
  })

  it('are printed per length only if the lengths are mixed', () => {
    expect(toPrintedPacks([counted], [{ length_mm: 4800, pcs: 100 }], FIXED)).toEqual({
      pack_marks: ['B'],
    })
    expect(toPrintedPacks([], TALLY, FIXED)).toEqual({ tally: TALLY })
    expect(toPrintedPacks([], null, FIXED)).toEqual({})
  })
})

describe('a sold line', () => {
  const find = (volume_m3: string, packs: NamedPack[]) =>
    findWholePacks(packs, { volume_m3, specification: RANDOM }).pack_marks

  it('names its packs if they are its whole volume, to the litre if they are listed', () => {
    expect(find('2.000', [createPack('A'), createPack('C')])).toEqual(['A', 'C'])
    expect(find('2.001', [createPack('A'), createPack('C')])).toBeUndefined()
    expect(find('2.001', [createPack('A'), counted])).toEqual(['A', 'B'])
    expect(find('2.000', [])).toBeUndefined()
  })
})
