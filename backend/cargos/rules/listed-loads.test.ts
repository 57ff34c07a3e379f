import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeExcess } from '@domain/timber'
import {
  type AllocatedPart,
  type ListedPacks,
  shareRounding,
  toListedLitres,
} from '../../allocations/rules/rounding'
import { toJson } from '../../db/rows'
import { BOARD } from '../../wood-lines/samples'
import { computePackLoad, type MillPack } from './compute-load'

type Pack = MillPack & { exact: number; deal: number }

const createPack = (litres: number, deal: number, i: number): Pack => ({
  ...{ id: `${deal}-${i}`, number: String(i), tally: toJson([]), pcs: 1, kg: 1 },
  ...{ unavailable: null, isRejected: false, isLoaded: false, deal },
  ...{ exact: litres, litres: Math.round(litres) },
  excess: computeExcess(Math.round(litres), litres * 1_000_000),
})

/**
 * Creates packs of several deals.
 * @param groups the volume and number of the packs of each deal; the last ones are unallocated
 */
const createPacks = (groups: readonly (readonly [litres: number, packs: number])[][]): Pack[] =>
  groups.flatMap((deal, i) =>
    deal
      .flatMap(([litres, count]) => Array.from({ length: count }, () => litres))
      .map((litres, at) => createPack(litres, i, at)),
  )

const sum = (packs: readonly Pack[], read: (pack: Pack) => number) =>
  packs.reduce((total, pack) => total + read(pack), 0)
const sumLitres = (packs: readonly Pack[]) => sum(packs, ({ litres }) => litres)
const sumExact = (packs: readonly Pack[]) => sum(packs, ({ exact }) => exact)

const toList = (packs: readonly Pack[]): ListedPacks => ({
  listed_l: sumLitres(packs),
  measured_l: Math.round(sumExact(packs)),
  listed_packs: packs.length,
  smallest_pack_l: packs.length === 0 ? 0 : Math.min(...packs.map(({ litres }) => litres)),
})

/** A line whose deals are agreed before its packs are listed. */
class Line {
  readonly ready: number
  listed: ListedPacks = toList([])
  parts: AllocatedPart[]
  readonly loads: Pack[][]

  constructor(
    readonly packs: readonly Pack[],
    readonly deals: number,
  ) {
    this.ready = Math.round(sumExact(packs))
    this.loads = Array.from({ length: deals }, () => [])
    let volume = 0
    this.parts = this.loads.map((_, deal) => {
      const before = Math.round(volume)
      volume += sumExact(this.ofDeal(deal))
      const litres = Math.round(volume) - before
      return { litres, exact: litres, packed: { litres: 0, exact: 0 }, namedPackCount: 0 }
    })
  }

  ofDeal = (deal: number) => this.packs.filter((pack) => pack.deal === deal)
  get litres() {
    return toListedLitres(this.ready, this.listed)
  }
  get allocated() {
    return this.parts.map(({ litres }) => litres)
  }
  get free() {
    return this.litres - this.allocated.reduce((total, litres) => total + litres, 0)
  }

  share() {
    const shares = shareRounding(this.ready, this.listed, { litres: 0, exact: 0 }, this.parts)
    this.parts = this.parts.map((part, i) => ({ ...part, litres: shares[i] ?? 0 }))
  }
  list(packs: readonly Pack[]) {
    this.listed = toList(packs)
    this.share()
  }

  load(deal: number, packs: readonly Pack[]) {
    const part = this.parts[deal]
    if (!part) throw new Error('There is no such deal.')
    const toOther = (own: readonly Pack[]) => ({
      ...{ litres: sumLitres(own), packs: own.length, namedPackCount: own.length },
      excess: sum(own, ({ excess }) => excess),
    })
    const answer = computePackLoad(
      { quantity: String(packs.length), unit: 'pack' },
      packs.map(({ id }) => id),
      this.packs,
      {
        specification: BOARD,
        smallest_pack_l: this.listed.smallest_pack_l,
        line: { litres: this.litres, packs: null },
        othersOfLine: this.loads.map(toOther),
        allocated: { litres: part.litres, packs: null, exact: part.exact },
        othersOfAllocation: [toOther(this.loads[deal] ?? [])],
      },
    )
    if ('code' in answer) return answer
    const loaded = [...(this.loads[deal] ?? []), ...packs]
    this.loads[deal] = loaded
    const packed = { litres: sumLitres(loaded), exact: sumExact(loaded) }
    this.parts[deal] = { ...part, packed, namedPackCount: loaded.length }
    this.share()
    return answer
  }
}

describe('packs whose roundings all go one way', () => {
  it.each([
    ['down', 444.4, [900, 100]],
    ['up', 443.6, [900, 100]],
    ['down', 416.4, [20, 4]],
    ['up', 416.6, [20, 4]],
    ['down', 416.4, [12, 12]],
    ['down', 444.4, [3_000, 1]],
    ['up', 443.6, [3_000, 1]],
  ] as const)('%s are loaded for each deal: %d litres, %j packs', (_, litres, counts) => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const line = new Line(createPacks(counts.map((count) => [[litres, count]])), 2)
      line.list(line.packs)
      const expected = counts.map((count) => count * Math.round(litres))
      expect(line.allocated).toEqual(expected)
      for (const deal of order)
        expect(line.load(deal, line.ofDeal(deal))).toMatchObject({ litres: expected[deal] })
      expect([line.allocated, line.free]).toEqual([expected, 0])
    }
  })

  it('give unsold packs to no deal', () => {
    const line = new Line(createPacks([[[443.6, 900]], [[443.6, 99]], [[443.6, 1]]]), 2)
    line.list(line.packs)
    expect(line.load(0, line.ofDeal(0))).toMatchObject({ litres: 399_600 })
    line.share()
    expect([line.allocated, line.free]).toEqual([[399_600, 43_956], 444])
    const short = new Line(createPacks([[[416.6, 12]], [[416.6, 12]], [[4, 1]]]), 2)
    short.list(short.packs)
    expect(short.load(0, short.ofDeal(0))).toMatchObject({ litres: 5_004 })
    expect([short.allocated, short.free]).toEqual([[5_004, 5_004], 4])
  })

  it('let no deal load one more pack by the rounding of its others', () => {
    const line = new Line(createPacks([[[443.6, 1_500]], [[443.6, 1_500]]]), 2)
    line.list(line.packs)
    expect(line.load(0, line.ofDeal(0))).toMatchObject({ litres: 666_000 })
    expect(line.load(0, line.ofDeal(1).slice(0, 1))).toMatchObject({ code: 'not_allocated' })
  })

  it('fit a list that is loaded truck by truck as the mill lists it', () => {
    for (const litres of [443.6, 444.4]) {
      const line = new Line(createPacks([[[litres, 900]], [[litres, 99]], [[litres, 1]]]), 2)
      const rounded = Math.round(litres)
      for (let at = 0; at < 900; at += 30) {
        line.list(line.packs.slice(0, at + 30))
        expect(line.load(0, line.packs.slice(at, at + 30))).toMatchObject({ litres: 30 * rounded })
      }
      line.list(line.packs)
      expect([line.allocated, line.free]).toEqual([[900 * rounded, 99 * rounded], rounded])
    }
  })
})

const group = fc.tuple(
  fc
    .constantFrom(0, -0.45, -0.4, 0.4, 0.45)
    .chain((rounding) => fc.integer({ min: 4, max: 700 }).map((litres) => litres + rounding)),
  fc.integer({ min: 1, max: 60 }),
)
const deal = fc.array(group, { minLength: 1, maxLength: 3 })

it('a deal can load the packs that it bought, however they are split, rounded and loaded', () => {
  fc.assert(
    fc.property(
      fc.array(deal, { minLength: 1, maxLength: 4 }),
      fc.option(fc.integer({ min: 1, max: 5 }), { nil: 0 }),
      fc.array(fc.record({ deal: fc.nat(3), packs: fc.integer({ min: 1, max: 80 }) }), {
        maxLength: 12,
      }),
      (deals, unsold, loads) => {
        const smallest = Math.min(...deals.flat().map(([litres]) => litres))
        const line = new Line(createPacks([...deals, [[smallest, unsold]]]), deals.length)
        line.list(line.packs)
        const left = deals.map((_, i) => line.ofDeal(i))
        const rest = deals.map((_, i) => ({ deal: i, packs: Number.MAX_SAFE_INTEGER }))
        for (const { deal: which, packs } of [...loads, ...rest]) {
          const chosen = left[which]?.splice(0, packs) ?? []
          if (chosen.length === 0) continue
          expect(line.load(which, chosen)).toMatchObject({ litres: sumLitres(chosen) })
          expect(line.free).toBeGreaterThanOrEqual(0)
          for (const part of line.parts)
            expect(part.litres).toBeGreaterThanOrEqual(part.packed.litres)
        }
        expect(line.allocated).toEqual(deals.map((_, i) => sumLitres(line.ofDeal(i))))
        expect(line.free).toBe(sumLitres(line.ofDeal(deals.length)))
      },
    ),
    { numRuns: 100, seed: 38 },
  )
})
