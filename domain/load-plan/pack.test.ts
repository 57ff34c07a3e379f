import { expect, it } from 'vitest'
import { createBoard } from '../timber/samples'
import { computePackSize } from './pack'

const wood = createBoard(50, 150, 5400, { pcs_per_pack: 140 })

it('the size of a pack is computed from its wood at the usual width', () => {
  // 140 pieces of 0.0405 m3 are 5.67 m3: 1.05 m2 of face, 955 mm high.
  expect(computePackSize(wood)).toEqual({ length: 5400, width: 1100, height: 955 })
  expect(computePackSize(createBoard(null, null, 6000, { m3_per_pack: '6.600' }))).toEqual({
    length: 6000,
    width: 1100,
    height: 1000,
  })
})

it('a pack is as long as the longest of mixed lengths, and as high as its pieces need', () => {
  const lengths = { kind: 'range', from_mm: 4200, to_mm: 6000, average_mm: 5400 } as const
  expect(computePackSize({ ...wood, length_mm: null, lengths })).toEqual({
    length: 6000,
    width: 1100,
    height: 955,
  })
})

it('a pack keeps given sizes of a pack and computes the others', () => {
  expect(computePackSize({ ...wood, pack_width_mm: 1200, pack_height_mm: 900 })).toEqual({
    length: 5400,
    width: 1200,
    height: 900,
  })
  expect(computePackSize({ ...wood, pack_width_mm: 1000 })).toEqual({
    length: 5400,
    width: 1000,
    height: 1050,
  })
  expect(computePackSize({ ...wood, pack_height_mm: 700 })).toEqual({
    length: 5400,
    width: 1500,
    height: 700,
  })
})

it('the size of a pack is unknown without a length or a pack size', () => {
  expect(computePackSize(createBoard(50, 150, null, { pcs_per_pack: 140 }))).toBeNull()
  expect(computePackSize(createBoard(50, 150, 5400))).toBeNull()
})
