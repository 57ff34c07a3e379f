import { expect, it } from 'vitest'
import { listFirstIds, pickListed, sumPacks, toListedPacks } from './listed-packs'

const createPacks = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `pack ${at}`,
    number: `A-${at}`,
    barcode: null,
    tally: [{ length_mm: 3900, pcs: 40 }],
    pcs: 40,
    volume_m3: '1.105',
  }))

it('listed packs are received with their pieces, and missing ones are not', () => {
  expect(toListedPacks(createPacks(3), ['pack 2', 'pack 0'])).toEqual([
    { barcode: null, pcs: 40, pack_id: 'pack 0' },
    { barcode: null, pcs: 40, pack_id: 'pack 2' },
  ])
})

it('the pieces and the rounded volumes of the received packs are summed', () => {
  expect(sumPacks(pickListed(createPacks(3), ['pack 0', 'pack 1']))).toEqual({
    pcs: 80,
    volume_m3: '2.210',
  })
})

it('as many packs are received at once as the contract allows', () => {
  expect(listFirstIds(createPacks(3))).toHaveLength(3)
  expect(listFirstIds(createPacks(202))).toHaveLength(200)
})
