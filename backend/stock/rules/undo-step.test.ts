import { expect, it } from 'vitest'
import { undoRefusal } from './undo-step'

const left = { status: 'available', version: 3 } as const

it('puts back a pack that is as the sheet left it', () => {
  expect(undoRefusal(left, left)).toBeNull()
  expect(undoRefusal({ status: 'gone', version: 2 }, { status: 'gone', version: 2 })).toBeNull()
})

it('leaves a pack that somebody has changed since', () => {
  expect(undoRefusal(left, { status: 'available', version: 4 })).toBe('changed_since')
  expect(undoRefusal(left, { status: 'reserved', version: 4 })).toBe('changed_since')
})

it.each(['reserved', 'sold', 'gone'] as const)('leaves a pack that is %s by now', (status) => {
  expect(undoRefusal(left, { ...left, status })).toBe(status)
})
