import { expect, it } from 'vitest'
import { splitBarcodes, toPacksToReceive } from './packs-to-receive'

it('barcodes are accepted scanned or pasted', () => {
  expect(splitBarcodes(' A-1\nA-2, A-3;A-4\t\n')).toEqual(['A-1', 'A-2', 'A-3', 'A-4'])
})

it('a pack is created per barcode, or the given number with generated barcodes', () => {
  expect(toPacksToReceive({ pcs: '240', count: '9', barcodes: ['A-1', 'A-2'] })).toEqual([
    { barcode: 'A-1', pcs: 240 },
    { barcode: 'A-2', pcs: 240 },
  ])
  expect(toPacksToReceive({ pcs: '240', count: '2', barcodes: [] })).toEqual([
    { barcode: null, pcs: 240 },
    { barcode: null, pcs: 240 },
  ])
})

it('packs are created without pieces until they are entered', () => {
  expect(toPacksToReceive({ pcs: '', count: '1', barcodes: [] })).toEqual([
    { barcode: null, pcs: null },
  ])
})

it.each([
  ['', 0],
  ['-2', 0],
  ['2.5', 0],
  ['0x1F', 0],
  [' 1.200', 0],
  ['200', 200],
  ['1000000', 201],
])('a count of %s creates %i packs, at most one more than the limit', (count, packs) => {
  expect(toPacksToReceive({ pcs: '240', count, barcodes: [] })).toHaveLength(packs)
})
