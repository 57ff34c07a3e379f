import { expect, it } from 'vitest'
import {
  addRest,
  createParts,
  findPartsErrors,
  findRemainder,
  toPartErrors,
  toPartsPayload,
} from './pack-parts'
import { createPackRow } from './pack-row'

const whole = [
  { length_mm: 3900, pcs: 40 },
  { length_mm: 4200, pcs: 60 },
]
const pack = { number: 'A-1', mark: 'red' }

it('a split begins with two numbered parts, in which no piece is yet', () => {
  const parts = createParts(pack)
  expect(parts.map(({ number, mark }) => [number, mark])).toEqual([
    ['A-1/1', 'red'],
    ['A-1/2', 'red'],
  ])
  expect(findRemainder(whole, parts)).toEqual({ missing: whole, extra: [] })
})

it('a split shows the pieces in no part and those in too many', () => {
  const rows = [
    createPackRow({ number: 'A-1/1', pieces: { 3900: '30', 4200: '60' } }),
    createPackRow({ number: 'A-1/2', pieces: { 4200: '2' } }),
  ]
  expect(findRemainder(whole, rows)).toEqual({
    missing: [{ length_mm: 3900, pcs: 10 }],
    extra: [{ length_mm: 4200, pcs: 2 }],
  })
  expect(findPartsErrors(whole, rows)).toEqual([
    { pointer: '/parts', code: 'pieces_missing', params: { pieces: '3.9 (10)' } },
    { pointer: '/parts', code: 'pieces_extra', params: { pieces: '4.2 (2)' } },
  ])
})

it('a part takes the rest, so that every piece is in one', () => {
  const [first = createPackRow(), second = createPackRow()] = createParts(pack)
  const taken = { ...first, pieces: { 3900: '15' } }
  const { missing } = findRemainder(whole, [taken, second])
  const rows = [taken, addRest(second, missing)]
  expect(findPartsErrors(whole, rows)).toEqual([])
  expect(toPartsPayload([...rows, createPackRow()]).parts).toMatchObject([
    { number: 'A-1/1', tally: [{ length_mm: 3900, pcs: 15 }], barcode: null, kg: null },
    {
      number: 'A-1/2',
      tally: [
        { length_mm: 3900, pcs: 25 },
        { length_mm: 4200, pcs: 60 },
      ],
    },
  ])
})

it('each error is in its column, and that of missing pieces at the first length', () => {
  const rows = [createPackRow(), ...createParts(pack)]
  const errors = toPartErrors(
    [
      { name: 'parts.0.barcode', message: 'Known barcode' },
      { name: 'parts.1.number', message: 'Known number' },
      { name: 'parts.1.tally', message: 'No pieces' },
      { name: 'parts.1.id', message: 'Known pack' },
      { name: 'parts', message: 'Pieces missing' },
    ],
    rows,
    whole,
  )
  expect([...errors]).toEqual([
    [rows[1]?.id, { barcode: 'Known barcode' }],
    [rows[2]?.id, { number: 'Known number', 3900: 'No pieces' }],
  ])
})
