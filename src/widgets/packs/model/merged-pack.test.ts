import { expect, it } from 'vitest'
import { getMergedFigures, type MergeFormValues, toMergePayload } from './merged-pack'
import { createSamplePack, SAMPLE_SECTION } from './samples'

const values: MergeFormValues = {
  id: 'new',
  packIds: ['2'],
  number: ' A-3 ',
  barcode: '',
  mark: '',
  weight: '',
}
const first = { ...createSamplePack('1'), kg: 1300 }
const second = { ...createSamplePack('2'), kg: 1310, version: 4 }

it('a merged pack has all pieces and weights and a new number', () => {
  expect(toMergePayload(values, [first, second])).toEqual({
    packs: [
      { id: '1', version: 1 },
      { id: '2', version: 4 },
    ],
    into: {
      id: 'new',
      number: 'A-3',
      barcode: null,
      mark: null,
      tally: [
        { length_mm: 3900, pcs: 80 },
        { length_mm: 4200, pcs: 120 },
      ],
      kg: 2610,
    },
  })
})

it('a merged pack has no weight if a pack was not weighed, else the entered one', () => {
  const packs = [first, { ...second, kg: null }]
  expect(toMergePayload(values, packs).into.kg).toBeNull()
  expect(toMergePayload({ ...values, weight: '2590' }, packs).into.kg).toBe(2590)
})

it('a merged pack has its volume rounded once', () => {
  // 2.8764 m³ each, 5.7528 m³ together.
  expect(getMergedFigures([first, second], SAMPLE_SECTION)?.volume_m3).toBe('5.753')
})
