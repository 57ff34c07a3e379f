import { describe, expect, it } from 'vitest'
import { computeEnteredDifference, getCountUnit } from './inspected-cargo'
import { findSealMismatch } from './cargo-report-form'

describe('a seal number entered twice', () => {
  it('matches in upper and lower case', () => {
    expect(findSealMismatch(' ml-lt  0042117 ', 'ML-LT 0042117')).toBeNull()
  })
  it('differs at the first different character', () => {
    expect(findSealMismatch('ML-LT 0042117', 'ML-LT 0042177')).toEqual({
      at: 12,
      first: '1',
      second: '7',
    })
    expect(findSealMismatch('ML-LT 0042117', 'ML-LT 004211')).toEqual({
      at: 13,
      first: '7',
      second: '',
    })
  })
  it('has no mismatch with a single entry', () =>
    expect(findSealMismatch('ML-LT 0042117', '')).toBeNull())
})

describe('a counted load', () => {
  const load = { packs: 12, pcs: 1440 } as Parameters<typeof computeEnteredDifference>[0]
  const createLine = (counted_packs: string, counted_pcs: string) => ({
    id: '',
    counted_packs,
    counted_pcs,
  })
  it('shows the counted minus the planned quantity, once it is a number', () => {
    expect(computeEnteredDifference(load, createLine('10', ''))).toEqual({ packs: -2, pcs: null })
    expect(computeEnteredDifference(load, createLine('1o', '1441'))).toEqual({
      packs: null,
      pcs: 1,
    })
  })
  it('is counted by pieces if its packs are unknown', () => {
    expect([getCountUnit(load), getCountUnit({ ...load, packs: null })]).toEqual(['packs', 'pcs'])
  })
})
