import { expect, it } from 'vitest'
import { getUndoRefusal } from './undo-refusal'

const content = {
  pcs: 40,
  litres: 1200,
  location: 'SEGOT',
  status: 'available',
  note: null,
} as const
const left = { status: 'available', version: 3, content } as const
const now = { ...content, version: 3 }

it('restores a pack that is as the sheet left it', () => {
  expect(getUndoRefusal(left, now)).toBeNull()
  const gone = { ...content, pcs: 0, status: 'gone' } as const
  expect(
    getUndoRefusal({ status: 'gone', version: 2, content: gone }, { ...gone, version: 2 }),
  ).toBeNull()
})

it('restores a pack of the same content in a later version, after a later sheet was undone', () => {
  expect(getUndoRefusal(left, { ...now, version: 5 })).toBeNull()
})

it('keeps a pack that was changed since', () => {
  expect(getUndoRefusal(left, { ...now, pcs: 39, version: 4 })).toBe('changed_since')
  expect(getUndoRefusal(left, { ...now, pcs: 39, status: 'reserved', version: 4 })).toBe(
    'changed_since',
  )
})

it('compares versions for a sheet that stored no content', () => {
  expect(getUndoRefusal({ ...left, content: null }, now)).toBeNull()
  expect(getUndoRefusal({ ...left, content: null }, { ...now, version: 4 })).toBe('changed_since')
})

it.each(['reserved', 'sold', 'gone'] as const)('keeps a pack that is %s', (status) => {
  expect(getUndoRefusal(left, { ...now, status })).toBe(status)
})
