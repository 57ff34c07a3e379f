import { expect, it } from 'vitest'
import { computeFill, computeLoadBalance } from './figures'
import type { PlacedPack } from './pack'
import { createSamplePacks } from './samples'
import { spaces } from './space'

const placePack = (x: number, kg: number, more: Partial<PlacedPack> = {}, drop = 1): PlacedPack => {
  const [pack] = createSamplePacks(1, { length: 5400, kg, drop }, `${x}-${kg}-${drop}-`)
  if (!pack) throw new Error('a pack was asked for')
  return { pack, x, y: 0, z: 0, ...more }
}

it('the figures name the first limit and the remaining capacity', () => {
  const figures = computeFill(
    [
      { kg: 12_000, litres: 6000 },
      { kg: 8000, litres: 534 },
    ],
    spaces['40DC'],
  )
  expect(figures).toMatchObject({
    kg: 20_000,
    litres: 6534,
    binding: 'weight',
    leftKg: 6730,
    leftLitres: 61_166,
    isOverPayload: false,
  })
  expect(computeFill([{ kg: 400, litres: 6534 }], spaces['40DC']).binding).toBe('space')
  expect(computeFill([{ kg: 26_731, litres: 6534 }], spaces['40DC'])).toMatchObject({
    isOverPayload: true,
    leftKg: 0,
  })
})

it('an empty load has no balance, gap or axle loads', () => {
  expect(computeLoadBalance([], spaces.trailer)).toMatchObject({
    kg: 0,
    offCentre: null,
    offSide: null,
    doorGap: null,
    axleLoads: [],
    isOffCentre: false,
  })
})

it('the balance is a share of the length, and a fault from a twentieth', () => {
  // A pack of 5,400 at 3,316 is centred at 6,016, half of 12,032.
  expect(computeLoadBalance([placePack(3316, 1000)], spaces['40HC']).offCentre).toBe(0)
  expect(computeLoadBalance([placePack(3316 + 601, 1000)], spaces['40HC']).isOffCentre).toBe(false)
  expect(computeLoadBalance([placePack(3316 - 602, 1000)], spaces['40HC'])).toMatchObject({
    isOffCentre: true,
  })
})

it('the gap is measured at the door, and is wide above 150 mm', () => {
  const computeBalance = (free: number) =>
    computeLoadBalance([placePack(12_032 - 5400 - free, 1000)], spaces['40HC'])
  expect(computeBalance(150)).toMatchObject({ doorGap: 150, isDoorGapWide: false })
  expect(computeBalance(151)).toMatchObject({ doorGap: 151, isDoorGapWide: true })
  expect(computeLoadBalance([placePack(0, 1000)], spaces.trailer)).toMatchObject({
    doorGap: null,
    isDoorGapWide: false,
  })
})

it('the loads of a trailer’s king pin and axles follow from leverage', () => {
  // 24 t at 6,800 mm: 5,200 of 7,700 from the king pin.
  const [front, back] = computeLoadBalance([placePack(4100, 24_000)], spaces.trailer).axleLoads
  expect(front).toEqual({ at: 'king_pin', kg: 1900 + 7792, limitKg: 12_000 })
  expect(back).toEqual({ at: 'axles', kg: 4600 + 16_208, limitKg: 24_000 })
  const sumKg = (loads: readonly { kg: number }[]) => loads.reduce((kg, each) => kg + each.kg, 0)
  expect(sumKg(computeLoadBalance([placePack(0, 24_000)], spaces.trailer).axleLoads)).toBe(
    24_000 + 6500,
  )
})

it('the figures list the packs that are blocked at their stop', () => {
  const inner = placePack(0, 1000, {}, 1)
  const outer = placePack(5400, 1000, {}, 2)
  expect(computeLoadBalance([inner, outer], spaces['40HC']).blocked).toEqual([inner.pack.id])
  expect(
    computeLoadBalance([placePack(0, 1000, {}, 2), placePack(5400, 1000, {}, 1)], spaces['40HC'])
      .blocked,
  ).toEqual([])
})
