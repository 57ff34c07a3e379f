import { expect, it } from 'vitest'
import type { FieldError } from '@/shared/api'
import { placeErrors, toSaveErrors } from './pack-errors'
import { createPackRow } from './pack-row'

const row = { ...createPackRow({ number: 'A-1' }), id: '1' }
const edits = {
  changed: [{ lineId: 'first', row, base: null }],
  removed: [{ id: '2', version: 1 }],
}
const numbers = new Map([['2', 'A-2']])
const read = (pointer: string, code: FieldError['code']) =>
  toSaveErrors({ errors: [{ pointer, code }] }, edits, numbers, (place) => `${place} ${code}`)
const cell = (column: string) => ({ lineId: 'first', rowId: '1', column })

it('an error of a pack is at its cell, with the words of its code', () => {
  expect(read('/packs/0/id', 'locked')).toEqual([
    { cell: cell('number'), number: 'A-1', message: 'packs id locked' },
  ])
  expect(read('/packs/0/id', 'not_found')).toMatchObject([{ message: 'packs id not_found' }])
  expect(read('/packs/0/barcode', 'duplicate')).toMatchObject([{ cell: cell('barcode') }])
  expect(read('/packs/0/tally/2/length_mm', 'duplicate')).toMatchObject([{ cell: cell('number') }])
})

it('an error of a removed pack has its number, and one of the list has none', () => {
  expect(read('/removed/0/id', 'locked')).toEqual([
    { cell: null, number: 'A-2', message: 'removed id locked' },
  ])
  expect(read('/packs', 'too_many')).toEqual([
    { cell: null, number: null, message: 'packs  too_many' },
  ])
})

it('an error whose row is gone is shown above the matrix', () => {
  const errors = read('/packs/0/number', 'duplicate')
  expect(placeErrors(errors, () => 'first')).toMatchObject({ cells: [cell('number')], others: [] })
  const { cells, others } = placeErrors(errors, () => null)
  expect([cells.length, others.length]).toEqual([0, 1])
})
