import { expect, it, test } from 'vitest'
import {
  getCargoLateDays,
  getNextDealStatuses,
  getNextSupplyStatuses,
  type LineProgress,
} from './statuses'
import fc from 'fast-check'
import type { Schemas } from '../schema'

const cargo = (change: Partial<Parameters<typeof getCargoLateDays>[0]> = {}) => ({
  status: 'in_transit' as const,
  eta: '2026-11-20',
  ata: null,
  ...change,
})

it.each([
  ['is in time on its ETA', cargo(), '2026-11-20', null],
  ['is late on the day after its ETA', cargo(), '2026-11-21', 1],
  ['is late across the end of a month', cargo(), '2026-12-02', 12],
  ['is late although it was never booked', cargo({ status: 'planned' }), '2026-11-23', 3],
  ['arrived in time', cargo({ status: 'arrived', ata: '2026-11-20' }), '2026-12-20', null],
  [
    'arrived late, and remains late',
    cargo({ status: 'closed', ata: '2026-11-24' }),
    '2026-12-20',
    4,
  ],
  ['arrived on an unknown day', cargo({ status: 'delivered' }), '2026-12-20', null],
  ['is canceled', cargo({ status: 'canceled' }), '2026-12-20', null],
  ['has no ETA', cargo({ eta: null }), '2026-12-20', null],
])('a cargo %s', (_, dated, today, days) => {
  expect(getCargoLateDays(dated, today)).toBe(days)
})

const line = (
  whole: number,
  ...[claimed = 0, loaded = 0, departed = 0, delivered = 0]: number[]
): LineProgress => ({ total: whole, claimed, loaded, departed, delivered })
const deal = (status: Schemas['DealStatus'], lines: LineProgress[], isRestClosed = false) =>
  getNextDealStatuses(status, { lines, tolerancePercent: 10, isRestClosed })

test('a deal is loading from the first loading cargo, not from a planned one', () => {
  expect(deal('confirmed', [line(100, 100)])).toEqual([])
  expect(deal('confirmed', [line(100, 10, 10)])).toEqual(['loading'])
})

test('a deal is shipped when all its cargo departed and every line is within tolerance', () => {
  expect(deal('loading', [line(100, 90, 90, 90)])).toEqual(['shipped'])
  expect(deal('loading', [line(100, 89, 89, 89)])).toEqual([])
  expect(deal('loading', [line(100, 100, 100, 100), line(100)])).toEqual([])
  expect(deal('loading', [line(100, 100, 100, 90)])).toEqual([])
  expect(deal('loading', [line(100, 100, 90, 90)])).toEqual([])
})

test('a deal is delivered, step by step, when all its cargo is delivered', () => {
  expect(deal('shipped', [line(100, 100, 100, 100, 50)])).toEqual([])
  expect(deal('shipped', [line(100, 100, 100, 100, 100)])).toEqual(['delivered'])
  expect(deal('confirmed', [line(100, 100, 100, 100, 100)])).toEqual([
    'loading',
    'shipped',
    'delivered',
  ])
})

test('a deal with a closed rest waits for no more wood', () => {
  expect(deal('loading', [line(100, 40, 40, 40, 40)], true)).toEqual(['shipped', 'delivered'])
})

test('a deal steps back only if nothing is loaded any more, never after departure', () => {
  expect(deal('loading', [line(100, 50)])).toEqual(['confirmed'])
  expect(deal('shipped', [line(100)])).toEqual([])
  expect(deal('completed', [line(100, 100, 100, 100, 100)])).toEqual([])
  expect(deal('canceled', [line(100, 10, 10)])).toEqual([])
})

test('a supply ends at shipped', () => {
  const supply = (status: Schemas['SupplyStatus'], ...lines: LineProgress[]) =>
    getNextSupplyStatuses(status, { lines, tolerancePercent: 0 })
  expect(supply('ready', line(100, 100, 100, 100, 100))).toEqual(['loading', 'shipped'])
  expect(supply('loading', line(100, 99, 99, 99))).toEqual([])
  expect(supply('loading', line(100, 100))).toEqual(['ready'])
  expect(supply('completed', line(100, 100, 100, 100))).toEqual([])
})

test('1,000 sequences: a deal advances one step at a time and matches its cargo', () => {
  /** A cargo of 30. Stages: 0 planned, 1 loading, 2 departed, 3 delivered; null if canceled. */
  type Truck = { stage: number | null }
  const act = fc.oneof(
    fc.constant('load' as const),
    fc.record({ which: fc.nat(5), cancel: fc.boolean() }),
  )
  const way: Schemas['DealStatus'][] = ['confirmed', 'loading', 'shipped', 'delivered']
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      const trucks: Truck[] = []
      let status: Schemas['DealStatus'] = 'confirmed'
      for (const one of acts) {
        const truck = one === 'load' ? undefined : trucks[one.which]
        if (one === 'load' && trucks.filter(({ stage }) => stage !== null).length < 3)
          trucks.push({ stage: 0 })
        else if (truck && truck.stage !== null && one !== 'load')
          truck.stage = one.cancel && truck.stage < 2 ? null : Math.min(3, truck.stage + 1)
        const sum = (least: number) =>
          trucks.filter(({ stage }) => stage !== null && stage >= least).length * 30
        const now = line(90, sum(0), sum(1), sum(2), sum(3))
        expect(
          now.delivered <= now.departed &&
            now.departed <= now.loaded &&
            now.loaded <= now.claimed &&
            now.claimed <= now.total,
        ).toBe(true)
        for (const to of deal(status, [now])) {
          expect(Math.abs(way.indexOf(to) - way.indexOf(status))).toBe(1)
          status = to
        }
        expect(status === 'confirmed').toBe(now.loaded === 0)
        expect(status === 'delivered').toBe(now.delivered === 90)
      }
    }),
    { numRuns: 1000 },
  )
})
