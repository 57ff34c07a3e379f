import { describe, expect, it } from 'vitest'
import { getRowAfterKey, getScrollTopForRow } from './row-keys'

describe('moving through rows by keyboard', () => {
  it('starts at the first row, whichever arrow comes first', () => {
    expect(getRowAfterKey('ArrowDown', -1, 100, 10)).toBe(0)
    expect(getRowAfterKey('ArrowUp', -1, 100, 10)).toBe(0)
  })

  it('stops at both ends', () => {
    expect(getRowAfterKey('ArrowUp', 0, 100, 10)).toBe(0)
    expect(getRowAfterKey('ArrowDown', 99, 100, 10)).toBe(99)
    expect(getRowAfterKey('PageDown', 95, 100, 10)).toBe(99)
  })

  it('moves a page less one row, so that the reader keeps one to hold on to', () => {
    expect(getRowAfterKey('PageDown', 0, 100, 10)).toBe(9)
    expect(getRowAfterKey('PageUp', 20, 100, 10)).toBe(11)
  })

  it('goes to both ends by Home and End', () => {
    expect(getRowAfterKey('Home', 40, 100, 10)).toBe(0)
    expect(getRowAfterKey('End', 40, 100, 10)).toBe(99)
  })

  it('leaves other keys, and an empty list, alone', () => {
    expect(getRowAfterKey('a', 0, 100, 10)).toBeNull()
    expect(getRowAfterKey('ArrowDown', -1, 0, 10)).toBeNull()
  })
})

describe('bringing a row into sight', () => {
  it('does not scroll for a row that is seen', () => {
    expect(getScrollTopForRow(5, 40, 0, 400)).toBe(0)
  })

  it('scrolls just as far as the row needs', () => {
    expect(getScrollTopForRow(10, 40, 0, 400)).toBe(40)
    expect(getScrollTopForRow(3, 40, 200, 400)).toBe(120)
  })
})
