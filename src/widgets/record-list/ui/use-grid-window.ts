import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { whenIdle } from '@/shared/lib/lazy-page'
import { getListPosition } from '../model/list-position'
import { createRowWindow, type RowGeometry, type RowWindow } from '../model/row-window'
import type { RecordSource } from '../model/use-record-pages'

/**
 * Rows prefetched ahead of the viewport: three pages, so that continuous scrolling meets no missing
 * row. Nothing is prefetched before the first scroll.
 */
const PREFETCH_ROWS = 300

interface GridWindowProps<Row> {
  readonly scroller: RefObject<HTMLElement | null>
  readonly source: RecordSource<Row>
  readonly rowHeight: number
  readonly positionKey: string
}

interface GridWindow<Row> {
  readonly rows: RowWindow<Row>
  /** Rows that the scroll bar covers: the loaded ones and some of the following. */
  readonly shownCount: number
}

/** Connects the row window to the scrolling element and to the pages. */
export function useGridWindow<Row>({
  scroller,
  source,
  rowHeight,
  positionKey,
}: GridWindowProps<Row>): GridWindow<Row> {
  const count = countShownRows(source)
  const [rows] = useState(() =>
    createRowWindow({
      source: { count, getRow: source.getRow },
      // Starts with the window's height. The observer reports the element's own after layout;
      // reading it here would force a second layout.
      geometry: toRowGeometry(rowHeight, window.innerHeight),
      position: getListPosition(positionKey) ?? { top: 0, active: -1 },
    }),
  )

  const fetchNext = useCallback(() => {
    const { first, last } = rows.visible()
    if (
      source.hasMore &&
      !source.hasMoreFailed &&
      last + (first > 0 ? PREFETCH_ROWS : 0) >= source.loaded
    )
      source.fetchMore()
  }, [rows, source])

  useLayoutEffect(() => {
    rows.setSource({ count, getRow: source.getRow })
  }, [rows, count, source])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    rows.setGeometry(toRowGeometry(rowHeight, window.innerHeight))
    const observer = new ResizeObserver(() =>
      rows.setGeometry(toRowGeometry(rowHeight, element.clientHeight)),
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
      fetchNext()
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [rows, scroller, fetchNext])

  useEffect(fetchNext, [fetchNext])

  useEffect(() => whenIdle(rows.grow), [rows])

  return { rows, shownCount: count }
}

const toRowGeometry = (rowHeight: number, viewport: number): RowGeometry => ({
  rowHeight,
  viewport,
  maxRows: Math.max(MIN_SCREEN_HEIGHT, window.innerHeight) - CHROME_HEIGHT,
})

/**
 * Minimum height above and below the rows on any screen, in CSS pixels: menu, title, filters and
 * head.
 */
const CHROME_HEIGHT = 200

/** In a lower window the page scrolls and the list keeps its height. In CSS pixels. */
const MIN_SCREEN_HEIGHT = 440

/** Returns the number of loaded rows, plus a screen or two while more pages follow. */
function countShownRows<Row>({ loaded, hasMore, total }: RecordSource<Row>): number {
  if (!hasMore) return loaded
  return Math.min(total ?? Infinity, loaded + COUNT_UNLOADED_ROWS)
}

const COUNT_UNLOADED_ROWS = 50
