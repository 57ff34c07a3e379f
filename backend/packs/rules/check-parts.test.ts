import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBoard } from '@domain/timber/samples'
import { createTally, sumTallies, type Tally } from '@domain/timber'
import type { Schemas } from '../../call'
import { checkParts } from './check-parts'

const specification = createBoard(47, 150, null) as Schemas['Specification']

const createPart = (number: string, tally: Tally): Schemas['NewPack'] => ({
  id: number,
  number,
  barcode: null,
  mark: null,
  tally: [...tally],
  kg: null,
})

const check = (whole: Tally, parts: readonly Schemas['NewPack'][], taken: readonly string[] = []) =>
  checkParts(
    parts.map((part, i) => [`/parts/${i}`, part] as const),
    '/parts',
    {
      whole,
      specification,
      takenIds: new Set(),
      takenNumbers: new Set(taken),
      takenBarcodes: new Set(),
    },
  )

const whole = createTally([
  { length_mm: 3900, pcs: 40 },
  { length_mm: 4200, pcs: 60 },
])

describe('the parts of a pack', () => {
  it('have every piece once', () => {
    const [some, rest] = [
      createPart('A-1/1', [{ length_mm: 3900, pcs: 40 }]),
      createPart('A-1/2', [{ length_mm: 4200, pcs: 60 }]),
    ]
    expect(check(whole, [some, rest])).toEqual([])
    expect(check(whole, [some, createPart('A-1/2', [{ length_mm: 4200, pcs: 58 }])])).toEqual([
      { pointer: '/parts', code: 'pieces_missing', params: { pieces: '4.2 (2)' } },
    ])
    expect(check(whole, [some, createPart('A-1/2', [{ length_mm: 4500, pcs: 60 }])])).toEqual([
      { pointer: '/parts', code: 'pieces_missing', params: { pieces: '4.2 (60)' } },
      { pointer: '/parts', code: 'pieces_extra', params: { pieces: '4.5 (60)' } },
    ])
  })

  it('have numbers that no pack of the supply has, in any spelling', () => {
    const parts = [
      createPart('A-1/1', [{ length_mm: 3900, pcs: 40 }]),
      createPart('a-1/1', [{ length_mm: 4200, pcs: 60 }]),
    ]
    expect(check(whole, parts, ['a-1/1']).map(({ pointer }) => pointer)).toEqual([
      '/parts/0/number',
      '/parts/1/number',
    ])
  })

  it('keep each piece in exactly one pack through any chain of splits and merges', () => {
    const tallies = fc
      .array(
        fc.record({
          length_mm: fc.integer({ min: 1000, max: 1010 }),
          pcs: fc.integer({ min: 2, max: 50 }),
        }),
        { minLength: 1, maxLength: 8 },
      )
      .map(createTally)
    const steps = fc.array(
      fc.record({ at: fc.nat(), isMerge: fc.boolean(), pcs: fc.integer({ min: 0, max: 60 }) }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(fc.array(tallies, { minLength: 2, maxLength: 5 }), steps, (first, chain) => {
        let packs: Tally[] = first
        for (const { at, isMerge, pcs } of chain) {
          const i = at % packs.length
          const chosen = packs.filter((_, place) =>
            isMerge ? place === i || place === (i + 1) % packs.length : place === i,
          )
          const rest = packs.filter((pack) => !chosen.includes(pack))
          const all = sumTallies(chosen)
          const parts = isMerge ? [all] : splitTally(all, pcs)
          const written = parts.map((tally, place) => createPart(String(place), tally))
          if (check(all, written).length === 0) packs = [...rest, ...parts]
        }
        expect(sumTallies(packs)).toEqual(sumTallies(first))
      }),
    )
  })
})

/** Splits off at most as many pieces of each length; a few of these parts are wrong. */
function splitTally(tally: Tally, pcs: number): Tally[] {
  const part = createTally(tally.map((row) => ({ ...row, pcs: Math.min(row.pcs - 1, pcs) })))
  const rest = createTally(
    tally.map((row) => ({ ...row, pcs: Math.max(1, row.pcs - (pcs > 45 ? 0 : pcs)) })),
  )
  return [part, rest]
}
