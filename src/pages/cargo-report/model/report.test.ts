import { describe, expect, it } from 'vitest'
import { computeCountDifference, getCountUnit } from './load-counts'
import { findSealMismatch, normalizeSeal } from './seal'

describe('a seal that is read twice', () => {
  it('is the same whatever the size of its letters', () => {
    expect(normalizeSeal(' ml-lt  0042117 ')).toBe('ML-LT 0042117')
    expect(findSealMismatch('ml-lt 0042117', 'ML-LT 0042117')).toBeNull()
  })
  it('is said to differ at the first sign that does', () => {
    expect(findSealMismatch('ML-LT 0042117', 'ML-LT 0042177')).toEqual({
      at: 12,
      first: '1',
      second: '7',
    })
    expect(findSealMismatch('ML-LT 0042117', 'ML-LT 004211')).toEqual({
      at: 13,
      first: '7',
      again: '',
    })
  })
  it('says nothing while there is one reading', () =>
    expect(findSealMismatch('ML-LT 0042117', '')).toBeNull())
})

describe('a load that is counted', () => {
  const load = { packs: 12, pcs: 1440 } as Parameters<typeof computeCountDifference>[0]
  const line = (counted_packs: string, counted_pcs: string) => ({
    id: '',
    counted_packs,
    counted_pcs,
  })
  it('differs by what was counted less what is planned, as soon as that is a number', () => {
    expect(computeCountDifference(load, line('10', ''))).toEqual({ packs: -2, pcs: null })
    expect(computeCountDifference(load, line('1o', '1441'))).toEqual({ packs: null, pcs: 1 })
  })
  it('is counted by pieces where nobody knows its packs', () => {
    expect([getCountUnit(load), getCountUnit({ ...load, packs: null })]).toEqual(['packs', 'pcs'])
  })
})
