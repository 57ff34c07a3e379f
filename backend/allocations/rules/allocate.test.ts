import { describe, expect, it } from 'vitest'
import { BOARD } from '../../wood-lines/samples'
import { computeAllocation, fitAllocations, fitCover } from './allocate'

const createAllocation = (litres: number, loaded = 0) => ({ litres, packs: null, loaded })
const fit = (litres: number, ...parts: ReturnType<typeof createAllocation>[]) =>
  fitAllocations({ litres, packs: null, specification: BOARD }, parts).map((one) => one.litres)

it('the last allocation is cut first, to the available amount', () => {
  expect(fit(30_000, createAllocation(20_000), createAllocation(20_000))).toEqual([20_000, 10_000])
  expect(fit(30_000, createAllocation(40_000))).toEqual([30_000])
})

it('an allocation of more packs than are free gets no more litres than it has', () => {
  const board = { litres: 40_000, packs: 9, specification: BOARD }
  const part = { litres: 24_300, packs: 10, loaded: 0 }
  expect(fitAllocations(board, [part])).toEqual([{ litres: 24_300, packs: null }])
  // Nine packs of 2,430 litres.
  expect(fitAllocations({ ...board, litres: 21_870 }, [part])).toEqual([
    { litres: 21_870, packs: 9 },
  ])
})

it('loaded wood is not cut', () => {
  expect(fit(10_000, createAllocation(40_000, 15_000))).toEqual([15_000])
})

it('an earlier allocation is cut for the loaded wood of a later one', () => {
  const [earlier, later] = [createAllocation(12_000), createAllocation(8_000, 6_000)]
  expect(fit(14_000, earlier, later)).toEqual([8_000, 6_000])
  expect(fit(19_000, earlier, later)).toEqual([12_000, 7_000])
  // Cargo holds more than the allocation, which is not wood that another one has to lose.
  expect(fit(20_000, earlier, createAllocation(8_000, 9_000))).toEqual([12_000, 8_000])
  expect(fit(4_000, createAllocation(8_000, 9_000))).toEqual([8_000])
})

it.each([
  ['in cargo', { inCargo: 6000, minimum: 6000 }, { code: 'below_loaded', least: '6.000' }],
  ['in the yard', { inCargo: 0, minimum: 8000 }, { code: 'in_stock', least: '8.000' }],
])('an allocation does not fall below its wood %s', (_, taken, { code, least }) => {
  expect(lower('1', taken)).toEqual({ code, params: { least } })
})

it('an allocation does not fall below its wood in cargo and in the yard', () => {
  const taken = { inCargo: 6000, minimum: 8000 }
  expect(lower('7', taken)).toEqual({ code: 'below_taken', params: { least: '8.000' } })
  expect(lower('8', taken)).toMatchObject({ litres: 8000 })
})

/** Lowers an allocation of 10 m3. */
const lower = (quantity: string, taken: { inCargo: number; minimum: number }) =>
  computeAllocation(
    { quantity, unit: 'm3' },
    {
      source: { litres: 40_000, packs: null, specification: BOARD },
      others: [],
      sold: 40_000,
      maxCovered: 40_000,
      covered: 0,
      current: { litres: 10_000, packs: null, ...taken },
    },
  )

describe('the cover of a deal line', () => {
  const createPart = (litres: number, loaded = 0, packs: number | null = null) => ({
    litres,
    packs,
    loaded,
    specification: BOARD,
  })

  it('is cut to its maximum, the last part first', () => {
    expect(fitCover(30_000, [createPart(25_000), createPart(15_000)])).toMatchObject([
      { litres: 25_000 },
      { litres: 5000 },
    ])
    expect(fitCover(40_000, [createPart(25_000), createPart(15_000)])).toMatchObject([
      { litres: 25_000 },
      { litres: 15_000 },
    ])
  })

  it('earlier parts are cut for the loaded wood of later ones', () => {
    expect(fitCover(30_000, [createPart(25_000), createPart(15_000, 10_000)])).toMatchObject([
      { litres: 20_000 },
      { litres: 10_000 },
    ])
  })

  it('keeps loaded wood', () => {
    expect(fitCover(0, [createPart(25_000, 10_000), createPart(15_000)])).toEqual([
      { litres: 10_000, packs: null },
      { litres: 0, packs: 0 },
    ])
  })

  it('gains no wood from cargo that holds more than the allocation', () => {
    expect(fitCover(0, [createPart(8000, 9000)])).toEqual([{ litres: 8000, packs: null }])
  })

  it('keeps whole packs', () => {
    // 72 boards of 0.03375 m3 a pack.
    expect(fitCover(10_000, [createPart(14_580, 0, 6)])).toEqual([{ litres: 9720, packs: 4 }])
  })
})
