import type { ListPosition } from './list-position'

/** Current content of a row element. */
export interface RowSlot<Row> {
  /** Index in the whole list, from 0. */
  readonly index: number
  /** Undefined while its page is loading. */
  readonly row: Row | undefined
  readonly isActive: boolean
}

/** Source of rows: their count and a getter. */
export interface RowSource<Row> {
  readonly count: number
  getRow(index: number): Row | undefined
}

/**
 * Heights in CSS pixels. `maxRows` is the maximum visible height, so that the pool needs no
 * measuring before the first paint and no rebuild when a banner closes.
 */
export interface RowGeometry {
  readonly rowHeight: number
  readonly viewport: number
  readonly maxRows: number
}

/** Initial state of a window; with its first rows known, the list renders once. */
export interface RowWindowStart<Row> {
  readonly source: RowSource<Row>
  readonly geometry: RowGeometry
  readonly position: ListPosition
}

/** First and last visible index, without the spare rows. */
export interface VisibleRange {
  readonly first: number
  readonly last: number
}

/** A slot as a store for useSyncExternalStore. */
export interface SlotStore<Row> {
  subscribe(listener: () => void): () => void
  get(): RowSlot<Row> | null
}

export interface RowWindow<Row> {
  setSource(source: RowSource<Row>): void
  setGeometry(geometry: RowGeometry): void
  /** Adds the spare rows above and below the screen after the first paint. */
  grow(): void
  setActive(index: number): void
  scrollTo(top: number): void
  /** Number of row elements. */
  size(): number
  subscribeSize(listener: () => void): () => void
  /** Null for an unused element. The same object until its content changes. */
  getSlot(slot: number): RowSlot<Row> | null
  /**
   * Returns the same object for a slot every time: new functions would make useSyncExternalStore
   * resubscribe in each render.
   */
  getSlotStore(slot: number): SlotStore<Row>
  visible(): VisibleRange
  active(): number
  /** True if a row element shows the active row. */
  isActiveMounted(): boolean
  /** Notifies when the active row changes, is mounted or is unmounted. */
  subscribeActive(listener: () => void): () => void
}

/**
 * Spare rows above and below the screen: the compositor scrolls about two wheel steps ahead of the
 * main thread.
 */
const OVERSCAN_ROWS = 6

/**
 * Shows a list of any length through a fixed pool of row elements. Row `i` always uses element `i
 * mod size`, so that a scroll by three rows rerenders three elements.
 */
export function createRowWindow<Row>(start: RowWindowStart<Row>): RowWindow<Row> {
  let { source } = start
  let { rowHeight, viewport, maxRows } = start.geometry
  let { top, active: activeIndex } = start.position
  let spareRows = 0
  let isActiveMounted = false
  let slots: (RowSlot<Row> | null)[] = []
  const slotListeners: Set<() => void>[] = []
  const stores: SlotStore<Row>[] = []
  const sizeListeners = new Set<() => void>()
  const activeListeners = new Set<() => void>()

  const getListeners = (slot: number) => (slotListeners[slot] ??= new Set())

  const fillSlot = (slot: number, index: number) => {
    const previous = slots[slot]
    if (index >= source.count) {
      if (previous === null) return
      slots[slot] = null
    } else {
      const row = source.getRow(index)
      const isActive = index === activeIndex
      if (
        previous &&
        previous.index === index &&
        previous.row === row &&
        previous.isActive === isActive
      )
        return
      slots[slot] = { index, row, isActive }
    }
    for (const listener of getListeners(slot)) listener()
  }

  const fillSlots = () => {
    const size = slots.length
    if (size === 0) return
    const first = Math.max(
      0,
      Math.min(Math.floor(top / rowHeight) - spareRows, source.count - size),
    )
    for (let index = first; index < first + size; index++) fillSlot(index % size, index)
    const isMounted = activeIndex >= first && activeIndex < Math.min(first + size, source.count)
    if (isMounted !== isActiveMounted) {
      isActiveMounted = isMounted
      for (const listener of activeListeners) listener()
    }
  }

  const resize = () => {
    // One more, because the first and the last row may both be partly visible.
    const size = Math.ceil(maxRows / rowHeight) + 1 + 2 * spareRows
    if (size === slots.length) return fillSlots()
    slots = Array.from({ length: size }, (_, slot) => slots[slot] ?? null)
    fillSlots()
    for (const listener of sizeListeners) listener()
  }

  resize()
  return {
    setSource(next) {
      source = next
      fillSlots()
    },
    setGeometry(next) {
      ;({ rowHeight, viewport, maxRows } = next)
      resize()
    },
    grow() {
      spareRows = OVERSCAN_ROWS
      resize()
    },
    setActive(index) {
      if (index === activeIndex) return
      activeIndex = index
      fillSlots()
      for (const listener of activeListeners) listener()
    },
    scrollTo(next) {
      top = next
      fillSlots()
    },
    size: () => slots.length,
    subscribeSize(listener) {
      sizeListeners.add(listener)
      return () => sizeListeners.delete(listener)
    },
    getSlot: (slot) => slots[slot] ?? null,
    getSlotStore: (slot) =>
      (stores[slot] ??= {
        subscribe(listener) {
          getListeners(slot).add(listener)
          return () => getListeners(slot).delete(listener)
        },
        get: () => slots[slot] ?? null,
      }),
    visible: () => ({
      first: Math.min(Math.floor(top / rowHeight), Math.max(0, source.count - 1)),
      last: Math.min(Math.floor((top + viewport) / rowHeight), Math.max(0, source.count - 1)),
    }),
    active: () => activeIndex,
    isActiveMounted: () => isActiveMounted,
    subscribeActive(listener) {
      activeListeners.add(listener)
      return () => activeListeners.delete(listener)
    },
  }
}
