import { describe, expect, it } from 'vitest'
import { getRowAfterKey, getScrollTopForRow } from './use-row-actions'

describe('moving through rows by keyboard', () => {
  it('starts at the first row with either arrow', () => {
    expect(getRowAfterKey('ArrowDown', -1, 100, 10)).toBe(0)
    expect(getRowAfterKey('ArrowUp', -1, 100, 10)).toBe(0)
  })

  it('stops at both ends', () => {
    expect(getRowAfterKey('ArrowUp', 0, 100, 10)).toBe(0)
    expect(getRowAfterKey('ArrowDown', 99, 100, 10)).toBe(99)
    expect(getRowAfterKey('PageDown', 95, 100, 10)).toBe(99)
  })

  it('moves by a page less one row, which stays visible', () => {
    expect(getRowAfterKey('PageDown', 0, 100, 10)).toBe(9)
    expect(getRowAfterKey('PageUp', 20, 100, 10)).toBe(11)
  })

  it('moves to both ends by Home and End', () => {
    expect(getRowAfterKey('Home', 40, 100, 10)).toBe(0)
    expect(getRowAfterKey('End', 40, 100, 10)).toBe(99)
  })

  it('ignores other keys and an empty list', () => {
    expect(getRowAfterKey('a', 0, 100, 10)).toBeNull()
    expect(getRowAfterKey('ArrowDown', -1, 0, 10)).toBeNull()
  })
})

describe('scrolling to a row', () => {
  it('does not scroll for a visible row', () => {
    expect(getScrollTopForRow(5, 40, 0, 400)).toBe(0)
  })

  it('scrolls only as far as needed', () => {
    expect(getScrollTopForRow(10, 40, 0, 400)).toBe(40)
    expect(getScrollTopForRow(3, 40, 200, 400)).toBe(120)
  })
})
