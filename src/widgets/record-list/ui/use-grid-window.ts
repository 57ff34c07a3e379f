import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { whenIdle } from '@/shared/lib/lazy-page'
import { placeOf } from '../model/list-place'
import { createRowWindow, type RowGeometry, type RowWindow } from '../model/row-window'
import type { RecordSource } from '../model/use-record-pages'

/**
 * Rows asked for before they are reached: three pages, so that a wheel turned without a pause meets none that is missing. Who has not
 * scrolled yet may well open a deal from the first screen, and needs none of them.
 */
const rowsAhead = 300

type GridWindowProps<Row> = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly source: RecordSource<Row>
  readonly rowHeight: number
  readonly placeKey: string
}

type GridWindow<Row> = {
  readonly rows: RowWindow<Row>
  /** Rows that the scroll bar covers: those that are loaded and, while more follow, some of those to come. */
  readonly shownCount: number
}

/** The list's window, tied to the element that scrolls and to the pages. */
export function useGridWindow<Row>({
  scroller,
  source,
  rowHeight,
  placeKey,
}: GridWindowProps<Row>): GridWindow<Row> {
  const count = shownRows(source)
  const [rows] = useState(() =>
    createRowWindow({
      source: { count, rowAt: source.rowAt },
      // Starts with the window's height. The observer tells the element's own once it is laid out; asking for it here would lay the page
      // out twice.
      geometry: geometryOf(rowHeight, window.innerHeight),
      place: placeOf(placeKey) ?? { top: 0, active: -1 },
    }),
  )

  const fetchAhead = useCallback(() => {
    const { first, last } = rows.visible()
    if (
      source.hasMore &&
      !source.hasMoreFailed &&
      last + (first > 0 ? rowsAhead : 0) >= source.loaded
    )
      source.fetchMore()
  }, [rows, source])

  useLayoutEffect(() => {
    rows.setSource({ count, rowAt: source.rowAt })
  }, [rows, count, source])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    rows.setGeometry(geometryOf(rowHeight, window.innerHeight))
    const observer = new ResizeObserver(() =>
      rows.setGeometry(geometryOf(rowHeight, element.clientHeight)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [rows, scroller, rowHeight])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const onScroll = () => {
      rows.scrollTo(element.scrollTop)
      element.toggleAttribute('data-pushed', element.scrollLeft > 0)
      fetchAhead()
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [rows, scroller, fetchAhead])

  useEffect(fetchAhead, [fetchAhead])

  useEffect(() => whenIdle(rows.grow), [rows])

  return { rows, shownCount: count }
}

const geometryOf = (rowHeight: number, viewport: number): RowGeometry => ({
  rowHeight,
  viewport,
  most: Math.max(lowest, window.innerHeight) - around,
})

/** The least height above and below the rows on any screen: menu, title, filters and head. CSS pixels. */
const around = 200

/** In a lower window the page scrolls, and the list keeps its height. CSS pixels. */
const lowest = 440

/** Pages come one after another, so the list has room for what is loaded and for a screen or two of what follows. */
function shownRows<Row>({ loaded, hasMore, total }: RecordSource<Row>): number {
  if (!hasMore) return loaded
  return Math.min(total ?? Infinity, loaded + rowsToCome)
}

const rowsToCome = 50
