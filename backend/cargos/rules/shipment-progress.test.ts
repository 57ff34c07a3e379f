import { expect, it } from 'vitest'
import {
  computeLitresAtMill,
  findBlockingDocument,
  getNextDealStatuses,
  getNextSupplyStatuses,
  type LineProgress,
} from './shipment-progress'
import fc from 'fast-check'
import type { Schemas } from '../../call'

const createLine = (
  whole: number,
  ...[claimed = 0, loaded = 0, departed = 0, delivered = 0]: number[]
): LineProgress => ({ total: whole, claimed, loaded, departed, delivered })
const getNextOfDeal = (
  status: Schemas['DealStatus'],
  lines: LineProgress[],
  isRestClosed = false,
) => getNextDealStatuses(status, { lines, tolerancePercent: 10, isRestClosed })

it('a deal is loading from the first loading cargo, not from a planned one', () => {
  expect(getNextOfDeal('confirmed', [createLine(100, 100)])).toEqual([])
  expect(getNextOfDeal('confirmed', [createLine(100, 10, 10)])).toEqual(['loading'])
})

it('a deal is shipped when all its cargo departed and every line is within tolerance', () => {
  expect(getNextOfDeal('loading', [createLine(100, 90, 90, 90)])).toEqual(['shipped'])
  expect(getNextOfDeal('loading', [createLine(100, 89, 89, 89)])).toEqual([])
  expect(getNextOfDeal('loading', [createLine(100, 100, 100, 100), createLine(100)])).toEqual([])
  expect(getNextOfDeal('loading', [createLine(100, 100, 100, 90)])).toEqual([])
  expect(getNextOfDeal('loading', [createLine(100, 100, 90, 90)])).toEqual([])
})

it('a deal is delivered, step by step, when all its cargo is delivered', () => {
  expect(getNextOfDeal('shipped', [createLine(100, 100, 100, 100, 50)])).toEqual([])
  expect(getNextOfDeal('shipped', [createLine(100, 100, 100, 100, 100)])).toEqual(['delivered'])
  expect(getNextOfDeal('confirmed', [createLine(100, 100, 100, 100, 100)])).toEqual([
    'loading',
    'shipped',
    'delivered',
  ])
})

it('a deal with a closed rest waits for no more wood', () => {
  expect(getNextOfDeal('loading', [createLine(100, 40, 40, 40, 40)], true)).toEqual([
    'shipped',
    'delivered',
  ])
})

it('a deal steps back only if nothing is loaded any more, never after departure', () => {
  expect(getNextOfDeal('loading', [createLine(100, 50)])).toEqual(['confirmed'])
  expect(getNextOfDeal('shipped', [createLine(100)])).toEqual([])
  expect(getNextOfDeal('completed', [createLine(100, 100, 100, 100, 100)])).toEqual([])
  expect(getNextOfDeal('canceled', [createLine(100, 10, 10)])).toEqual([])
})

type SupplyLine = LineProgress & { received?: number }
const toSupplyLines = (lines: SupplyLine[]) =>
  lines.map(({ received = 0, ...line }) => ({ ...line, received }))
const getNextOfSupply = (status: Schemas['SupplyStatus'], ...lines: SupplyLine[]) =>
  getNextSupplyStatuses(status, { lines: toSupplyLines(lines), tolerancePercent: 0 })

const receive = (received: number, line = createLine(100)) => ({ ...line, received })

it('a supply ends at shipped', () => {
  expect(getNextOfSupply('ready', createLine(100, 100, 100, 100, 100))).toEqual([
    'loading',
    'shipped',
  ])
  expect(getNextOfSupply('loading', createLine(100, 99, 99, 99))).toEqual([])
  expect(getNextOfSupply('loading', createLine(100, 100))).toEqual(['ready'])
  expect(getNextOfSupply('completed', createLine(100, 100, 100, 100))).toEqual([])
})

it('wood that the yard received has left the mill, and a receipt is no loading', () => {
  expect(getNextOfSupply('ready', receive(99))).toEqual([])
  expect(getNextOfSupply('ready', receive(100))).toEqual(['loading', 'shipped'])
  expect(getNextOfSupply('ready', receive(100), createLine(100))).toEqual([])
  expect(getNextOfSupply('loading', receive(60, createLine(100, 40, 40, 40)))).toEqual(['shipped'])
  expect(getNextOfSupply('loading', receive(60, createLine(100, 40, 40)))).toEqual([])
  expect(getNextOfSupply('ready', receive(100, createLine(100, 10)))).toEqual([])
  expect(getNextOfSupply('ready', createLine(0))).toEqual([])
})

it('a shipped supply returns if wood is at the mill again', () => {
  expect(getNextOfSupply('shipped', receive(99))).toEqual(['ready'])
  expect(getNextOfSupply('shipped', receive(59, createLine(100, 40, 40, 40)))).toEqual(['loading'])
  // Another load was planned, which the wood within the tolerance allows.
  expect(getNextOfSupply('shipped', createLine(100, 110, 100, 100))).toEqual([])
})

it('the litres at the mill are those that were neither loaded nor received', () => {
  const compute = (tolerancePercent: number, ...lines: SupplyLine[]) =>
    computeLitresAtMill({ lines: toSupplyLines(lines), tolerancePercent })
  const lines = [{ ...createLine(100, 50, 30), received: 60 }, createLine(100)]
  expect(compute(0, ...lines)).toBe(110)
  expect(compute(10, ...lines)).toBe(110)
  expect(compute(10, { ...createLine(100), received: 95 })).toBe(0)
  // A planned cargo waits for the rest.
  expect(compute(10, createLine(100, 100, 95))).toBe(5)
  expect(compute(0, { ...createLine(100, 60, 60), received: 60 }, createLine(100))).toBe(100)
})

it('1,000 sequences: a deal advances one step at a time and matches its cargo', () => {
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
        const now = createLine(90, sum(0), sum(1), sum(2), sum(3))
        expect(
          now.delivered <= now.departed &&
            now.departed <= now.loaded &&
            now.loaded <= now.claimed &&
            now.claimed <= now.total,
        ).toBe(true)
        for (const to of getNextOfDeal(status, [now])) {
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

it('only a canceled deal stops sealed wood, whose supply may be completed', () => {
  const find = (cargo: Schemas['CargoStatus'], deal: Schemas['DealStatus']) =>
    findBlockingDocument(cargo, {
      stockPlace: null,
      deal: { number: 'D-2026-0007', status: deal },
      supply: { number: 'S-2026-0001', status: 'completed' },
    })
  expect(find('loading', 'loading')).toBe('S-2026-0001')
  expect(find('sealed', 'shipped')).toBeNull()
  expect(find('sealed', 'canceled')).toBe('D-2026-0007')
})
