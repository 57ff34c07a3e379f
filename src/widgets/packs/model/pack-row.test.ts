import { describe, expect, it } from 'vitest'
import { createPackRow, getPackFigures, isBlankPack, listLengths, toTally } from './pack-row'
import { SAMPLE_SECTION } from './samples'

const pack = (pieces: Record<string, string>) => createPackRow({ number: 'K26-1', pieces })

describe('a pack of the matrix', () => {
  it('has the tally of its cells, without empty ones', () => {
    expect(toTally(pack({ 4200: '1 060', 3900: '40', 4500: '', 4800: '0' }))).toEqual([
      { length_mm: 3900, pcs: 40 },
      { length_mm: 4200, pcs: 1060 },
    ])
  })

  it('has no tally and figures while a cell is no whole number', () => {
    for (const text of ['many', '4.5', '-3', '100001']) {
      expect(toTally(pack({ 3900: text }))).toBeNull()
      expect(getPackFigures(pack({ 3900: text }), SAMPLE_SECTION)).toBeNull()
    }
  })

  it('takes a mark between thousands as such, as pieces have no decimals', () => {
    expect(toTally(pack({ 3900: '1,200' }))).toEqual([{ length_mm: 3900, pcs: 1200 }])
  })

  it('is blank without a number and pieces', () => {
    expect(isBlankPack(createPackRow({ pieces: { 3900: ' ' } }))).toBe(true)
    expect(isBlankPack(createPackRow({ mark: 'red' }))).toBe(false)
  })

  it('gives the matrix its lengths, in order', () => {
    expect(listLengths([pack({ 10200: '3', 3900: '' }), pack({ 4800: '1' })], [3600])).toEqual([
      3600, 4800, 10_200,
    ])
  })
})
