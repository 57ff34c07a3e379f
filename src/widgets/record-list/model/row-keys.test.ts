import { describe, expect, it } from 'vitest'
import { rowAfterKey, topShowing } from './row-keys'

describe('moving through rows by keyboard', () => {
  it('starts at the first row, whichever arrow comes first', () => {
    expect(rowAfterKey('ArrowDown', -1, 100, 10)).toBe(0)
    expect(rowAfterKey('ArrowUp', -1, 100, 10)).toBe(0)
  })

  it('stops at both ends', () => {
    expect(rowAfterKey('ArrowUp', 0, 100, 10)).toBe(0)
    expect(rowAfterKey('ArrowDown', 99, 100, 10)).toBe(99)
    expect(rowAfterKey('PageDown', 95, 100, 10)).toBe(99)
  })

  it('moves a page less one row, so that the reader keeps one to hold on to', () => {
    expect(rowAfterKey('PageDown', 0, 100, 10)).toBe(9)
    expect(rowAfterKey('PageUp', 20, 100, 10)).toBe(11)
  })

  it('goes to both ends by Home and End', () => {
    expect(rowAfterKey('Home', 40, 100, 10)).toBe(0)
    expect(rowAfterKey('End', 40, 100, 10)).toBe(99)
  })

  it('leaves other keys, and an empty list, alone', () => {
    expect(rowAfterKey('a', 0, 100, 10)).toBeNull()
    expect(rowAfterKey('ArrowDown', -1, 0, 10)).toBeNull()
  })
})

describe('bringing a row into sight', () => {
  it('does not scroll for a row that is seen', () => {
    expect(topShowing(5, 40, 0, 400)).toBe(0)
  })

  it('scrolls just as far as the row needs', () => {
    expect(topShowing(10, 40, 0, 400)).toBe(40)
    expect(topShowing(3, 40, 200, 400)).toBe(120)
  })
})
