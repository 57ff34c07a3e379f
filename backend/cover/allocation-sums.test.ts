import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitAllocations, computeAllocation } from '../allocations/rules/allocate'
import {
  computeUnallocatedAmount,
  computeAvailableAmount,
  type WoodAmount,
} from '../allocations/rules/available-amount'
import { toLitres } from '../db/decimal-columns'
import { computeLineVolume } from '@domain/timber'
import { BOARD } from '../wood-lines/samples'
import { computeMaxCovered } from '../allocations/allocation-rules'

/** Supply lines, deal lines and their allocations, as plain numbers. */
type World = {
  lines: { packs: number; confirmed: number | null; stocked: WoodAmount }[]
  sold: number[]
  parts: Map<string, WoodAmount & { supply: number; deal: number; claimed: number; loaded: number }>
}

const board = { ...BOARD, width_mm: 147, length_mm: 4650, pcs_per_pack: 71 }
const createLine = ({ packs, confirmed }: World['lines'][number]) =>
  computeAvailableAmount({
    unit: 'pack',
    quantity: String(packs),
    confirmed_quantity: confirmed === null ? null : String(confirmed),
    ready_quantity: null,
    usable_l: null,
    listed_l: 0,
    measured_l: 0,
    listed_packs: 0,
    smallest_pack_l: 0,
    specification: board,
  })

const setAction = fc.record({
  kind: fc.constant('set' as const),
  supply: fc.nat(1),
  deal: fc.nat(2),
  wish: fc.oneof(
    fc.record({ unit: fc.constant('pack' as const), quantity: fc.nat(20).map(String) }),
    fc.record({
      unit: fc.constant('m3' as const),
      quantity: fc.nat(60_000).map((litres) => (litres / 1000).toFixed(3)),
    }),
    fc.record({ unit: fc.constant('pcs' as const), quantity: fc.nat(900).map(String) }),
    fc.constant({ unit: 'm3' as const, quantity: null }),
  ),
})
const release = fc.record({
  kind: fc.constant('release' as const),
  supply: fc.nat(1),
  deal: fc.nat(2),
})
const cancelDeal = fc.record({ kind: fc.constant('cancel' as const), deal: fc.nat(2) })
const change = fc.record({
  kind: fc.constant('change' as const),
  supply: fc.nat(1),
  confirmed: fc.nat(20),
})
const receive = fc.record({
  kind: fc.constant('receive' as const),
  supply: fc.nat(1),
  packs: fc.nat(4),
  pcs: fc.constantFrom(71, 40),
})
const load = fc.record({
  kind: fc.constant('load' as const),
  supply: fc.nat(1),
  deal: fc.nat(2),
  percent: fc.nat(100),
})
const act = fc.oneof(
  { weight: 6, arbitrary: setAction },
  { weight: 2, arbitrary: change },
  { weight: 2, arbitrary: load },
  release,
  cancelDeal,
  receive,
)

const findAllocations = (
  world: World,
  matches: (part: { supply: number; deal: number }) => boolean,
) => [...world.parts.values()].filter(matches)
const sumLitres = (parts: readonly WoodAmount[]) =>
  parts.reduce((sum, part) => sum + part.litres, 0)

function set(
  world: World,
  supply: number,
  deal: number,
  requested: Parameters<typeof computeAllocation>[0],
) {
  const key = `${supply} ${deal}`
  const isOther = (part: { supply: number; deal: number }) =>
    !(part.supply === supply && part.deal === deal)
  const line = world.lines[supply]
  const sold = world.sold[deal] ?? 0
  if (!line) return
  const part = world.parts.get(key)
  const now = computeAllocation(requested, {
    source: createLine(line),
    others: [
      ...findAllocations(world, (part) => isOther(part) && part.supply === supply),
      line.stocked,
    ],
    sold,
    maxCovered: computeMaxCovered(sold, 10),
    covered: sumLitres(findAllocations(world, (part) => isOther(part) && part.deal === deal)),
    current: { ...noAllocation, inCargo: part?.claimed ?? 0, ...part },
  })
  if ('code' in now) return
  if (now.litres === 0) world.parts.delete(key)
  else {
    const { claimed = 0, loaded = 0 } = part ?? {}
    world.parts.set(key, { ...now, supply, deal, claimed, loaded })
  }
}

/** Loads more of an allocation, up to a part of its litres. */
function loadPart(world: World, supply: number, deal: number, percent: number) {
  const part = world.parts.get(`${supply} ${deal}`)
  if (!part) return
  part.loaded = Math.max(part.loaded, Math.floor((part.litres * percent) / 100))
  part.claimed = part.loaded
}

function confirm(world: World, supply: number, confirmed: number) {
  const line = world.lines[supply]
  if (!line) return
  const parts = [...world.parts].filter(([, { supply: of }]) => of === supply)
  // Packs in the yard and loaded wood existed before, so a lower amount is impossible.
  const existing = parts.reduce((sum, [, { loaded }]) => sum + loaded, line.stocked.litres)
  if (createLine({ ...line, confirmed }).litres < existing) return
  line.confirmed = confirmed
  for (const [i, now] of fitAllocations(
    createLine(line),
    parts.map(([, part]) => part),
    line.stocked,
  ).entries()) {
    const [key, part] = parts[i] ?? []
    if (key === undefined || !part) continue
    if (now.litres === 0) world.parts.delete(key)
    else world.parts.set(key, { ...part, ...now })
  }
}

/** Receives packs into the yard, as far as they are unallocated. */
function receiveInto(world: World, supply: number, packs: number, pcs: number) {
  const line = world.lines[supply]
  if (!line) return
  const each = toLitres(computeLineVolume(String(pcs), 'pcs', board) ?? '0')
  const free = computeUnallocatedAmount(createLine(line), [
    ...findAllocations(world, (part) => part.supply === supply),
    line.stocked,
  ])
  if (each * packs > free.litres) return
  const whole =
    line.stocked.packs === null || pcs !== board.pcs_per_pack ? null : line.stocked.packs + packs
  line.stocked = {
    litres: line.stocked.litres + each * packs,
    packs: packs === 0 ? line.stocked.packs : whole,
  }
}

const noAllocation = { litres: 0, packs: 0, inCargo: 0, minimum: 0 }

/** Limits of a deal line without allocations that accepts any amount. */
const createLimits = (source: ReturnType<typeof createLine>, others: readonly WoodAmount[]) => ({
  ...{ source, others, sold: 10 ** 9, maxCovered: 10 ** 9, covered: 0 },
  current: noAllocation,
})

it('sums always match the wood after random allocations, receipts, loads, releases and cuts', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 25 }), (acts) => {
      const world: World = {
        lines: [17, 9].map((packs) => ({
          packs,
          confirmed: null,
          stocked: { litres: 0, packs: 0 },
        })),
        sold: [30_000, 12_345, 50_001],
        parts: new Map(),
      }
      for (const one of acts) {
        if (one.kind === 'set') set(world, one.supply, one.deal, one.wish)
        if (one.kind === 'release') set(world, one.supply, one.deal, { unit: 'm3', quantity: '0' })
        if (one.kind === 'cancel')
          for (const supply of [0, 1]) set(world, supply, one.deal, { unit: 'm3', quantity: '0' })
        if (one.kind === 'receive') receiveInto(world, one.supply, one.packs, one.pcs)
        if (one.kind === 'load') loadPart(world, one.supply, one.deal, one.percent)
        if (one.kind === 'change') confirm(world, one.supply, one.confirmed)
        for (const [i, line] of world.lines.entries()) {
          const [source, parts] = [
            createLine(line),
            [...findAllocations(world, ({ supply }) => supply === i), line.stocked],
          ]
          const free = computeUnallocatedAmount(source, parts)
          expect(sumLitres(parts) + free.litres).toBe(source.litres)
          if (free.packs === null) continue
          expect(parts.reduce((sum, part) => sum + (part.packs ?? 0), free.packs)).toBe(
            source.packs,
          )
          // A new deal that requests all remaining packs gets all remaining litres.
          expect(
            computeAllocation(
              { unit: 'pack', quantity: String(free.packs) },
              createLimits(source, parts),
            ),
          ).toEqual(free)
        }
        for (const [i, sold] of world.sold.entries())
          expect(sumLitres(findAllocations(world, ({ deal }) => deal === i))).toBeLessThanOrEqual(
            computeMaxCovered(sold, 10),
          )
      }
    }),
    { numRuns: 1000, seed: 26, endOnFailure: false },
  )
})
