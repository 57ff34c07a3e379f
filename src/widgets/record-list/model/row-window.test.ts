import { describe, expect, it, vi } from 'vitest'
import { createRowWindow } from './row-window'

const createNames = (count: number) => {
  const rows = Array.from({ length: count }, (_, index) => `row ${index}`)
  return { count, getRow: (index: number) => rows[index] }
}

const geometry = { rowHeight: 40, viewport: 400, maxRows: 560 }
const atTop = { top: 0, active: -1 }

/** A row window that has grown its spare rows. */
function createWindow(count: number) {
  const rows = createRowWindow({ source: createNames(count), geometry, position: atTop })
  rows.grow()
  return rows
}

const listShown = (rows: ReturnType<typeof createWindow>) =>
  Array.from({ length: rows.size() }, (_, slot) => rows.getSlot(slot)?.index)
    .filter((index) => index !== undefined)
    .sort((a, b) => a - b)

describe('a window over many rows', () => {
  it('needs as many elements as fit on the screen and a few more, however long the list', () => {
    expect(createWindow(100_000).size()).toBe(createWindow(1_000).size())
    expect(createWindow(100_000).size()).toBe(27)
  })

  it('starts with the rows that fit on the screen, and keeps them when adjacent rows are added', () => {
    const rows = createRowWindow({ source: createNames(1_000), geometry, position: atTop })
    expect(rows.size()).toBe(15)
    const first = rows.getSlot(0)
    rows.grow()
    expect(rows.size()).toBe(27)
    expect(rows.getSlot(0)).toBe(first)
    expect(listShown(rows)).toEqual(Array.from({ length: 27 }, (_, index) => index))
  })

  it('opens at the previous position, on the previously active row', () => {
    const rows = createRowWindow({
      source: createNames(1_000),
      geometry,
      position: { top: 400 * 40, active: 403 },
    })
    expect(listShown(rows)).toEqual(Array.from({ length: 15 }, (_, index) => 400 + index))
    expect(rows.getSlot(403 % 15)).toEqual({ index: 403, row: 'row 403', isActive: true })
    expect(rows.isActiveMounted()).toBe(true)
  })

  it('starts with partly visible rows at both ends', () => {
    const low = { ...geometry, maxRows: geometry.viewport }
    const rows = createRowWindow({
      source: createNames(1_000),
      geometry: low,
      position: { top: 400 * 40 + 20, active: -1 },
    })
    const { first, last } = rows.visible()
    expect(listShown(rows)).toEqual(
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    )
  })

  it('covers the screen at any scroll position', () => {
    const rows = createWindow(100_000)
    for (const top of [0, 90, 4_000, 2_000_020, 100_000 * 40 - 400]) {
      rows.scrollTo(top)
      const { first, last } = rows.visible()
      expect(listShown(rows)).toEqual(expect.arrayContaining([first, last]))
    }
  })

  it('updates three elements when three rows scroll by, and keeps the others', () => {
    const rows = createWindow(100_000)
    rows.scrollTo(40 * 1_000)
    const listeners = Array.from({ length: rows.size() }, (_, slot) => {
      const listener = vi.fn()
      rows.getSlotStore(slot).subscribe(listener)
      return listener
    })
    rows.scrollTo(40 * 1_003)
    expect(listeners.filter((listener) => listener.mock.calls.length > 0)).toHaveLength(3)
  })

  it('keeps the same object for a row that did not change', () => {
    const rows = createWindow(1_000)
    const before = rows.getSlot(10)
    rows.scrollTo(80)
    expect(rows.getSlot(10)).toBe(before)
  })

  it('fills in an element when its row is loaded', () => {
    const rows = createRowWindow<string>({
      source: { count: 20, getRow: () => undefined },
      geometry,
      position: atTop,
    })
    expect(rows.getSlot(3)).toEqual({ index: 3, row: undefined, isActive: false })
    rows.setSource(createNames(20))
    expect(rows.getSlot(3)).toEqual({ index: 3, row: 'row 3', isActive: false })
  })

  it('leaves elements idle when there are fewer rows than elements', () => {
    expect(listShown(createWindow(3))).toEqual([0, 1, 2])
  })

  it('never shows a row past the end after the list gets shorter', () => {
    const rows = createWindow(1_000)
    rows.scrollTo(900 * 40)
    rows.setSource(createNames(5))
    expect(listShown(rows)).toEqual([0, 1, 2, 3, 4])
  })

  it('reports whether the active row has an element', () => {
    const rows = createWindow(1_000)
    const listener = vi.fn()
    rows.subscribeActive(listener)
    rows.setActive(2)
    expect(rows.isActiveMounted()).toBe(true)
    rows.scrollTo(500 * 40)
    expect(rows.isActiveMounted()).toBe(false)
    rows.scrollTo(0)
    expect(rows.isActiveMounted()).toBe(true)
    expect(rows.getSlot(2)).toMatchObject({ index: 2, isActive: true })
  })
})
