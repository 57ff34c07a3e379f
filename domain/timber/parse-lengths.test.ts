import { describe, expect, it } from 'vitest'
import { createRange, createSeveral } from './length-samples'
import { parseLengths } from './parse-lengths'
import { parseSection } from './parse-section'

describe('the reader of mixed lengths', () => {
  it.each([
    ['3.0-5.4 m 30 m3', createRange(3000, 5400), '30 m3'],
    ['3-5.4m', createRange(3000, 5400), ''],
    ['3,0 – 5,4 m (vid. 4,2)', createRange(3000, 5400, 4200), ''],
    ['3000-5400 FSC', createRange(3000, 5400), 'FSC'],
    ['300-540 cm', createRange(3000, 5400), ''],
    ['3,000-5,400', createRange(3000, 5400), ''],
    ['3.9/4.2/4.8 12pk', createSeveral({ 3900: null, 4200: null, 4800: null }), '12pk'],
    ['4.2+3.9 m', createSeveral({ 3900: null, 4200: null }), ''],
    ['3.9 (40 pcs), 4.2 (60 pcs)', createSeveral({ 3900: 40, 4200: 60 }, 'pcs'), ''],
    ['3.9 (4 packs) / 4.2 (8 packs)', createSeveral({ 3900: 4, 4200: 8 }, 'pack'), ''],
  ])('reads %s', (text, lengths, rest) => {
    expect(parseLengths(text)).toMatchObject({ lengths, rest })
  })

  it.each([
    '10-12 pk',
    '5.4-3.0 m',
    '3.0-5.4 m (avg 6.0)',
    '3.9/3.9',
    '3.9 (40) 4.2',
    '3.9 (40) 4.2 (6 pk)',
    '3.9 (4 m3) 4.2 (6 m3)',
    '48/72 pcs',
  ])('does not guess from %s', (text) => {
    expect(parseLengths(text)).toBeNull()
  })

  it('reads the section with its lengths', () => {
    const lengths = createRange(3000, 5400)
    expect(parseSection('47x150x3.0-5.4 m 30 m3')).toMatchObject({
      section: { thickness_mm: 47, width_mm: 150, lengths },
      rest: '30 m3',
    })
    expect(parseSection('Ø80 3.0-5.4 m').section).toEqual({ diameter_mm: 80, lengths })
  })
})
