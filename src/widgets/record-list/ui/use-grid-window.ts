import { useCallback, useEffect, useLayoutEffect, type RefObject } from 'react'
import type { RowWindow } from '../model/row-window'
import type { RecordSource } from '../model/use-record-pages'

/**
 * Rows asked for before they are reached: three pages, so that a wheel turned without a pause meets none that is missing. Who has not
 * scrolled yet may well open a deal from the first screen, and needs none of them.
 */
const rowsAhead = 300

type GridWindow<Row> = {
  readonly rows: RowWindow<Row>
  readonly scroller: RefObject<HTMLElement | null>
  readonly source: RecordSource<Row>
  readonly rowHeight: number
}

/**
 * Ties the window to the element that scrolls and to the pages.
 * @returns how many rows the list has room for: those loaded, and while more follow, a stretch of rows to come.
 */
export function useGridWindow<Row>({ rows, scroller, source, rowHeight }: GridWindow<Row>): number {
  const count = shownRows(source)

  const fetchAhead = useCallback(() => {
    const { first, last } = rows.visible()
    if (source.hasMore && !source.hasMoreFailed && last + (first > 0 ? rowsAhead : 0) >= source.loaded) source.fetchMore()
  }, [rows, source])

  useLayoutEffect(() => {
    rows.setSource({ count, rowAt: source.rowAt })
  }, [rows, count, source])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const setViewport = (viewport: number) => rows.setGeometry({ rowHeight, viewport, most: window.innerHeight })
    // The observer tells the element's height once it is laid out; to ask for it here would lay the page out twice.
    setViewport(window.innerHeight)
    const observer = new ResizeObserver(() => setViewport(element.clientHeight))
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

  useEffect(() => {
    // Behind the frame that shows the first rows.
    const frame = requestAnimationFrame(() => setTimeout(rows.grow))
    return () => cancelAnimationFrame(frame)
  }, [rows])

  return count
}

/** Pages come one after another, so a list has room for what it has and a screen or two of what comes next. */
function shownRows<Row>({ loaded, hasMore, total }: RecordSource<Row>): number {
  if (!hasMore) return loaded
  return Math.min(total ?? Infinity, loaded + rowsToCome)
}

const rowsToCome = 50
