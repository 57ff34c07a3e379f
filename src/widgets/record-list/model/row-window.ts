import type { ListPosition } from './list-position'

/** What one of the fixed row elements shows at the moment. */
export type RowSlot<Row> = {
  /** Position in the whole list, from 0. */
  readonly index: number
  /** Undefined while its page is still under way. */
  readonly row: Row | undefined
  readonly isActive: boolean
}

/** Where rows come from: how many there are to show, and each of them. */
export type RowSource<Row> = { readonly count: number; getRow(index: number): Row | undefined }

/**
 * Heights in CSS pixels. `most` is the most that could ever be seen at once, so that the pool needs no measuring before the first
 * paint, and no rebuilding when a banner above the list closes.
 */
export type RowGeometry = {
  readonly rowHeight: number
  readonly viewport: number
  readonly maxRows: number
}

/** What a window opens with: its first rows are known at once, so that the list is rendered once. */
export type RowWindowStart<Row> = {
  readonly source: RowSource<Row>
  readonly geometry: RowGeometry
  readonly position: ListPosition
}

/** The first and the last index on screen, without the rows kept ready beside it. */
export type VisibleRange = { readonly first: number; readonly last: number }

/** One slot as useSyncExternalStore wants it. */
export type SlotStore<Row> = {
  subscribe(listener: () => void): () => void
  get(): RowSlot<Row> | null
}

export type RowWindow<Row> = {
  setSource(source: RowSource<Row>): void
  setGeometry(geometry: RowGeometry): void
  /** Adds the spare rows above and below the screen, once the first rows are shown. */
  grow(): void
  setActive(index: number): void
  scrollTo(top: number): void
  /** Number of row elements in the pool. */
  size(): number
  subscribeSize(listener: () => void): () => void
  /** Null where the element has nothing to show. The same object until that changes. */
  getSlot(slot: number): RowSlot<Row> | null
  /** Always the same two functions for a slot: new ones would make useSyncExternalStore run an effect in each render. */
  getSlotStore(slot: number): SlotStore<Row>
  visible(): VisibleRange
  active(): number
  /** Whether some element shows the active row. */
  isActiveMounted(): boolean
  /** Told when the active row changes, comes into the pool or leaves it. */
  subscribeActive(listener: () => void): () => void
}

/** Rows kept ready above and below the screen: the compositor scrolls ahead of the main thread by about two wheel steps. */
const overscanRows = 6

/**
 * Shows a list of any length through a fixed pool of row elements. Row `i` always lives in element `i mod size`, so
 * that a scroll by three rows changes three elements and leaves all others, and React, alone.
 */
export function createRowWindow<Row>(start: RowWindowStart<Row>): RowWindow<Row> {
  let { source } = start
  let { rowHeight, viewport, maxRows } = start.geometry
  let { top, active: activeIndex } = start.position
  let spare = 0
  let isActiveMounted = false
  let slots: (RowSlot<Row> | null)[] = []
  const slotListeners: Set<() => void>[] = []
  const stores: SlotStore<Row>[] = []
  const sizeListeners = new Set<() => void>()
  const activeListeners = new Set<() => void>()

  const listenersOf = (slot: number) => (slotListeners[slot] ??= new Set())

  const fill = (slot: number, index: number) => {
    const before = slots[slot]
    if (index >= source.count) {
      if (before === null) return
      slots[slot] = null
    } else {
      const row = source.getRow(index)
      const isActive = index === activeIndex
      if (before && before.index === index && before.row === row && before.isActive === isActive)
        return
      slots[slot] = { index, row, isActive }
    }
    for (const listener of listenersOf(slot)) listener()
  }

  const place = () => {
    const size = slots.length
    if (size === 0) return
    const first = Math.max(0, Math.min(Math.floor(top / rowHeight) - spare, source.count - size))
    for (let index = first; index < first + size; index++) fill(index % size, index)
    const mounted = activeIndex >= first && activeIndex < Math.min(first + size, source.count)
    if (mounted !== isActiveMounted) {
      isActiveMounted = mounted
      for (const listener of activeListeners) listener()
    }
  }

  const resize = () => {
    // One more, because the first and the last row may both be partly in sight.
    const size = Math.ceil(maxRows / rowHeight) + 1 + 2 * spare
    if (size === slots.length) return place()
    slots = Array.from({ length: size }, (_, slot) => slots[slot] ?? null)
    place()
    for (const listener of sizeListeners) listener()
  }

  resize()
  return {
    setSource(next) {
      source = next
      place()
    },
    setGeometry(next) {
      ;({ rowHeight, viewport, maxRows } = next)
      resize()
    },
    grow() {
      spare = overscanRows
      resize()
    },
    setActive(index) {
      if (index === activeIndex) return
      activeIndex = index
      place()
      for (const listener of activeListeners) listener()
    },
    scrollTo(next) {
      top = next
      place()
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
          listenersOf(slot).add(listener)
          return () => listenersOf(slot).delete(listener)
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
