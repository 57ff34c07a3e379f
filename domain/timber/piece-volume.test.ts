import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computePieceVolume } from './piece-volume'
import { createBoard, createPole } from './samples'

describe('a board', () => {
  it('50 x 150 x 4500 is 0.03375 m3 (the worked example of the product description)', () => {
    expect(computePieceVolume(createBoard(50, 150, 4500))).toEqual({ ok: true, mm3: 33_750_000 })
  })

  // davidstimber.com.au, Timber Conversion Charts: "1 Piece 2.4 x 125 x 50 ... 0.015"
  it('50 x 125 x 2400 is 0.015 m3', () => {
    expect(computePieceVolume(createBoard(50, 125, 2400))).toEqual({ ok: true, mm3: 15_000_000 })
  })

  // expanc.ru, volume of an edged board to GOST 24454-80: 40 x 150 x 6000 is 0.036 m3
  it('40 x 150 x 6000 is 0.036 m3', () => {
    expect(computePieceVolume(createBoard(40, 150, 6000))).toEqual({ ok: true, mm3: 36_000_000 })
  })

  it.each([
    [createBoard(null, 150, 4500), 'no_thickness'],
    [createBoard(50, null, 4500), 'no_width'],
    [createBoard(50, 150, null), 'no_length'],
    [createPole(80, null), 'no_length'],
  ])('names the missing dimension', (dimensions, reason) => {
    expect(computePieceVolume(dimensions)).toEqual({ ok: false, reason })
  })
})

describe('a pole', () => {
  it('is a cylinder over its top diameter', () => {
    // pi / 4 x 0.08 x 0.08 x 2.5 = 0.0125663706 m3
    expect(computePieceVolume(createPole(80, 2500))).toEqual({ ok: true, mm3: 12_566_371 })
  })

  // University of Missouri, Cubic Log Volume (oakmissouri.org): small end 25 cm, large end 29 cm,
  // 5 m: cone 0.286801 m3
  it('is a truncated cone with its taper: 250 mm growing 8 mm a metre over 5 m', () => {
    const volume = computePieceVolume(createPole(250, 5000, { taper_mm_per_m: 8 }))
    expect(volume.ok && Math.round(volume.mm3 / 1000)).toBe(286_801)
  })

  it('without a taper has the volume of a zero taper', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 30_000 }),
        (diameter, length) => {
          expect(computePieceVolume(createPole(diameter, length, { taper_mm_per_m: 0 }))).toEqual(
            computePieceVolume(createPole(diameter, length)),
          )
        },
      ),
    )
  })

  it('lies between the cylinders over its two ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 400 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        (diameter, taper, metres) => {
          const cone = computePieceVolume(
            createPole(diameter, metres * 1000, { taper_mm_per_m: taper }),
          )
          const thin = computePieceVolume(createPole(diameter, metres * 1000))
          const thick = computePieceVolume(createPole(diameter + taper * metres, metres * 1000))
          if (!cone.ok || !thin.ok || !thick.ok)
            throw new Error('a pole with a length has a volume')
          expect(cone.mm3).toBeGreaterThan(thin.mm3)
          expect(cone.mm3).toBeLessThan(thick.mm3)
        },
      ),
    )
  })
})
