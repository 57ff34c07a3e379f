import { expect, test } from 'vitest'
import { BOARD } from '../../wood-lines/samples'
import { fitAllocations } from './allocate'

const createAllocation = (litres: number, loaded = 0) => ({ litres, packs: null, loaded })
const fit = (litres: number, ...parts: ReturnType<typeof createAllocation>[]) =>
  fitAllocations({ litres, packs: null, specification: BOARD }, parts).map((one) => one.litres)

test('the last allocation is cut first, to the available amount', () => {
  expect(fit(30_000, createAllocation(20_000), createAllocation(20_000))).toEqual([20_000, 10_000])
  expect(fit(30_000, createAllocation(40_000))).toEqual([30_000])
})

test('loaded wood is not cut', () => {
  expect(fit(10_000, createAllocation(40_000, 15_000))).toEqual([15_000])
})
