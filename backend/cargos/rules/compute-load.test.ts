import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packsToLitres } from '../../allocations/rules/packs'
import type { WoodAmount } from '../../allocations/rules/available-amount'
import { BOARD } from '../../wood-lines/samples'
import {
  computeLoadCounts,
  computeLoadableAmount,
  computeLoad,
  type LoadLimits,
} from './compute-load'

/** 0.03375 m3 a piece, 72 pieces: 2.430 m3 a pack. Ten packs are ready and allocated. */
const LIMITS: LoadLimits = {
  specification: BOARD,
  line: { litres: 24_300, packs: 10 },
  othersOfLine: [],
  allocated: { litres: 24_300, packs: 10 },
  othersOfAllocation: [],
}
const take = (quantity: string, unit: 'pack' | 'pcs' | 'm3', change: Partial<LoadLimits> = {}) =>
  computeLoad({ quantity, unit }, { ...LIMITS, ...change })

test('packs, pieces and m3 convert to litres, and whole packs are recognized', () => {
  expect(take('4', 'pack')).toEqual({ litres: 9_720, packs: 4, pcs: null })
  expect(take('72', 'pcs')).toEqual({ litres: 2_430, packs: 1, pcs: null })
  expect(take('1.5', 'm3')).toEqual({ litres: 1_500, packs: null, pcs: null })
  expect(take('1.5', 'pack')).toEqual({ code: 'not_whole' })
  expect(take('1', 'pack', { specification: { ...BOARD, pcs_per_pack: null } })).toMatchObject({
    code: 'cannot_convert',
  })
})

test('more than the ready or allocated amount is refused with the remaining amount', () => {
  expect(take('11', 'pack')).toEqual({ code: 'not_ready', params: { most: '24.300' } })
  expect(take('3', 'pack', { allocated: { litres: 4_860, packs: 2 } })).toEqual({
    code: 'not_allocated',
    params: { most: '4.860' },
  })
  expect(take('4', 'pack', { othersOfLine: [{ litres: 17_010, packs: 7 }] })).toEqual({
    code: 'not_ready',
    params: { most: '7.290' },
  })
  expect(take('3', 'pack', { othersOfLine: [{ litres: 17_010, packs: 7 }] })).toEqual({
    litres: 7_290,
    packs: 3,
    pcs: null,
  })
})

test('the accepted amount limits the ready amount', () => {
  const line = {
    unit: 'pack' as const,
    ready_quantity: '10',
    ready_l: 24_300,
    accepted_l: null,
    specification: BOARD,
  }
  expect(computeLoadableAmount(line)).toEqual({ litres: 24_300, packs: 10 })
  expect(computeLoadableAmount({ ...line, accepted_l: 19_440 })).toEqual({
    litres: 19_440,
    packs: 8,
  })
  expect(computeLoadableAmount({ ...line, accepted_l: 19_500 })).toEqual({
    litres: 19_500,
    packs: null,
  })
  expect(computeLoadableAmount({ ...line, accepted_l: 30_000 })).toEqual({
    litres: 24_300,
    packs: 10,
  })
  expect(computeLoadableAmount({ ...line, ready_quantity: null, ready_l: null })).toMatchObject({
    litres: 0,
  })
})

test('an unweighed load has the computed weight of its wood', () => {
  const write = { quantity: '4', unit: 'pack' as const, net_kg: null, gross_kg: null }
  expect(computeLoadCounts({ litres: 9_720, packs: 4, pcs: null }, write, BOARD)).toEqual({
    packs: '4',
    pcs: 288,
    counted_net_kg: 4568,
    counted_gross_kg: 4568,
  })
  expect(
    computeLoadCounts(
      { litres: 9_720, packs: 4, pcs: null },
      { ...write, net_kg: 4600, gross_kg: 4700 },
      BOARD,
    ),
  ).toMatchObject({ counted_net_kg: 4600, counted_gross_kg: 4700 })
})

test('loads of a split line add up to its packs and litres in any order', () => {
  const cut = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(cut, fc.integer({ min: -2, max: 2 }), (wishes, off) => {
      // The last pack of a split line may differ by a litre or two from the others.
      const whole = { litres: (packsToLitres(10, BOARD) ?? 0) + off, packs: 10 }
      const taken: WoodAmount[] = []
      for (const wish of wishes) {
        const held = computeLoad(
          { quantity: String(wish), unit: 'pack' },
          {
            ...LIMITS,
            line: whole,
            allocated: whole,
            othersOfLine: taken,
            othersOfAllocation: taken,
          },
        )
        if ('litres' in held) taken.push(held)
      }
      const [packs, litres] = [
        taken.reduce((sum, one) => sum + (one.packs ?? 0), 0),
        taken.reduce((sum, one) => sum + one.litres, 0),
      ]
      expect(packs).toBeLessThanOrEqual(10)
      expect(litres).toBeLessThanOrEqual(whole.litres)
      expect(packs === 10 && litres !== whole.litres).toBe(false)
    }),
  )
})
