import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pieceVolume } from './piece-volume'
import { board, pole } from './samples'

describe('a board', () => {
  test('50 x 150 x 4500 is 0.03375 m3 (the worked example of the product description)', () => {
    expect(pieceVolume(board(50, 150, 4500))).toEqual({ ok: true, mm3: 33_750_000 })
  })

  // davidstimber.com.au, Timber Conversion Charts: "1 Piece 2.4 x 125 x 50 ... 0.015"
  test('50 x 125 x 2400 is 0.015 m3', () => {
    expect(pieceVolume(board(50, 125, 2400))).toEqual({ ok: true, mm3: 15_000_000 })
  })

  // expanc.ru, volume of an edged board to GOST 24454-80: 40 x 150 x 6000 is 0.036 m3
  test('40 x 150 x 6000 is 0.036 m3', () => {
    expect(pieceVolume(board(40, 150, 6000))).toEqual({ ok: true, mm3: 36_000_000 })
  })

  test.each([
    [board(null, 150, 4500), 'no_thickness'],
    [board(50, null, 4500), 'no_width'],
    [board(50, 150, null), 'no_length'],
    [pole(80, null), 'no_length'],
  ])('names the missing dimension', (dimensions, reason) => {
    expect(pieceVolume(dimensions)).toEqual({ ok: false, reason })
  })
})

describe('a pole', () => {
  test('is a cylinder over its top diameter', () => {
    // pi / 4 x 0.08 x 0.08 x 2.5 = 0.0125663706 m3
    expect(pieceVolume(pole(80, 2500))).toEqual({ ok: true, mm3: 12_566_371 })
  })

  // University of Missouri, Cubic Log Volume (oakmissouri.org): small end 25 cm, large end 29 cm, 5 m: cone 0.286801 m3
  test('is a truncated cone with its taper: 250 mm growing 8 mm a metre over 5 m', () => {
    const volume = pieceVolume(pole(250, 5000, { taper_mm_per_m: 8 }))
    expect(volume.ok && Math.round(volume.mm3 / 1000)).toBe(286_801)
  })

  test('without a taper has the volume of a zero taper', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 30_000 }),
        (diameter, length) => {
          expect(pieceVolume(pole(diameter, length, { taper_mm_per_m: 0 }))).toEqual(
            pieceVolume(pole(diameter, length)),
          )
        },
      ),
    )
  })

  test('lies between the cylinders over its two ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 400 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        (diameter, taper, metres) => {
          const cone = pieceVolume(pole(diameter, metres * 1000, { taper_mm_per_m: taper }))
          const thin = pieceVolume(pole(diameter, metres * 1000))
          const thick = pieceVolume(pole(diameter + taper * metres, metres * 1000))
          if (!cone.ok || !thin.ok || !thick.ok)
            throw new Error('a pole with a length has a volume')
          expect(cone.mm3).toBeGreaterThan(thin.mm3)
          expect(cone.mm3).toBeLessThan(thick.mm3)
        },
      ),
    )
  })
})
