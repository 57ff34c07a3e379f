import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumVolumes } from '@domain/money/amounts'
import { createBoard, createPole } from './samples'
import {
  computeAverageLength,
  computeTallyFigures,
  countPieces,
  createTally,
  subtractPieces,
  sumTallies,
} from './tally'
import { getLengthWords } from './format-lengths'
import { formatTally, parseTally, translateTally } from './tally-text'

const rows = fc.array(
  fc.record({
    length_mm: fc.integer({ min: 1, max: 30_000 }),
    pcs: fc.integer({ min: 1, max: 100_000 }),
  }),
  { minLength: 1, maxLength: 60 },
)
const tallies = rows.map(createTally)
const pack = createTally([
  { length_mm: 4200, pcs: 60 },
  { length_mm: 3900, pcs: 40 },
])

describe('a tally', () => {
  it('is ascending with each length once', () => {
    const doubled = [...pack, { length_mm: 4200, pcs: 5 }, { length_mm: 3000, pcs: 0 }]
    expect(createTally(doubled)).toEqual([
      { length_mm: 3900, pcs: 40 },
      { length_mm: 4200, pcs: 65 },
    ])
  })

  it('has the figures of its section', () => {
    // 40 × 3.9 + 60 × 4.2 = 408 lm; × 0.047 × 0.150 = 2.8764 m3
    expect(computeTallyFigures(pack, createBoard(47, 150, null))).toEqual({
      pcs: 100,
      lm: '408',
      volume_m3: '2.876',
      weight_kg: 1352,
    })
    expect(computeTallyFigures(pack, createBoard(47, null, null))).toBeNull()
  })

  it('rounds the volume of a pack once, half up', () => {
    const board = createBoard(10, 50, null)
    const litres = (pcs: number) =>
      computeTallyFigures([{ length_mm: 1000, pcs }], board)?.volume_m3
    expect([1, 2, 3].map(litres)).toEqual(['0.001', '0.001', '0.002'])
    const packs = [1, 1, 1].map((pcs) => litres(pcs) ?? '')
    expect(sumVolumes(packs)).toBe('0.003')
  })

  it('counts poles by their own length', () => {
    const figures = computeTallyFigures([{ length_mm: 2500, pcs: 100 }], createPole(80, null))
    expect(figures?.volume_m3).toBe('1.257')
  })

  it('has an average length weighted by its pieces', () => {
    expect(computeAverageLength(pack)).toBe(4080)
    expect(computeAverageLength([])).toBeNull()
  })

  it('keeps every piece when it is split and joined again', () => {
    fc.assert(
      fc.property(tallies, tallies, (a, b) => {
        const whole = sumTallies([a, b])
        expect(countPieces(whole)).toBe(countPieces(a) + countPieces(b))
        expect(subtractPieces(whole, a)).toEqual(b)
      }),
    )
  })

  it('gives no more pieces than it has', () => {
    expect(subtractPieces(pack, [{ length_mm: 3900, pcs: 41 }])).toEqual(pack.slice(1))
    expect(subtractPieces(pack, [{ length_mm: 3600, pcs: 1 }])).toEqual(pack)
    expect(subtractPieces(pack, pack)).toEqual([])
  })
})

describe('a written tally', () => {
  it('has the decimal mark of its reader, whichever it is stored with', () => {
    const words = getLengthWords('fr')
    expect(formatTally([{ length_mm: 3000, pcs: 1200 }, ...pack], words, '\u00a0')).toBe(
      '3,0\u00a0(1200) 3,9\u00a0(40) 4,2\u00a0(60)',
    )
    expect(translateTally('3.9 (40) 4.2 (60)', words)).toBe('3,9 (40) 4,2 (60)')
    expect(translateTally('none', words)).toBe('none')
  })

  it('is formatted as on a pack and read back', () => {
    expect(formatTally(pack)).toBe('3.9 (40) 4.2 (60)')
    fc.assert(
      fc.property(tallies, (tally) => {
        expect(parseTally(formatTally(tally))).toEqual({ ok: true, tally })
      }),
    )
  })

  it.each([
    '3,9 (40), 4,2 (60)',
    '3900 (40 pcs) 4200 (60 pcs)',
    '3.9/40 4.2/60',
    '390 cm: 40; 420 cm: 60',
    '3.90 m = 40\n4.20 m = 60',
    '3.9\t40\n4.2\t60',
  ])('is read as %j', (text) => expect(parseTally(text)).toEqual({ ok: true, tally: pack }))

  it.each([
    ['', 'no_tally', ''],
    ['3.9 40', 'no_pieces', '3.9 40'],
    ['3.9 (40) 4.2 (0)', 'no_pieces', '4.2 (0)'],
    ['39 (40)', 'unclear_unit', '39'],
    ['3.9/40.5', 'no_pieces', '3.9/40.5'],
  ])('%j is refused: %s', (text, code, part) =>
    expect(parseTally(text)).toEqual({ ok: false, code, part }),
  )
})
