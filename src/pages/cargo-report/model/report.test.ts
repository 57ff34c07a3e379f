import { describe, expect, it } from 'vitest'
import { differenceOf, unitOf } from './counted'
import { sealParting, tidySeal } from './seal'

describe('a seal that is read twice', () => {
  it('is the same whatever the size of its letters', () => {
    expect(tidySeal(' ml-lt  0042117 ')).toBe('ML-LT 0042117')
    expect(sealParting('ml-lt 0042117', 'ML-LT 0042117')).toBeNull()
  })
  it('is said to differ at the first sign that does', () => {
    expect(sealParting('ML-LT 0042117', 'ML-LT 0042177')).toEqual({
      at: 12,
      first: '1',
      again: '7',
    })
    expect(sealParting('ML-LT 0042117', 'ML-LT 004211')).toEqual({ at: 13, first: '7', again: '' })
  })
  it('says nothing while there is one reading', () =>
    expect(sealParting('ML-LT 0042117', '')).toBeNull())
})

describe('a load that is counted', () => {
  const load = { packs: 12, pcs: 1440 } as Parameters<typeof differenceOf>[0]
  const line = (counted_packs: string, counted_pcs: string) => ({
    id: '',
    counted_packs,
    counted_pcs,
  })
  it('differs by what was counted less what is planned, as soon as that is a number', () => {
    expect(differenceOf(load, line('10', ''))).toEqual({ packs: -2, pcs: null })
    expect(differenceOf(load, line('1o', '1441'))).toEqual({ packs: null, pcs: 1 })
  })
  it('is counted by pieces where nobody knows its packs', () => {
    expect([unitOf(load), unitOf({ ...load, packs: null })]).toEqual(['packs', 'pcs'])
  })
})
