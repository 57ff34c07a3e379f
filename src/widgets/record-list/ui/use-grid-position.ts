import { useLayoutEffect, useRef, type RefObject } from 'react'
import { getListPosition, saveListPosition } from '../model/list-position'
import type { RowWindow } from '../model/row-window'

type GridPositionOptions<Row> = {
  readonly rows: RowWindow<Row>
  readonly scroller: RefObject<HTMLElement | null>
  readonly searchKey: string
  readonly positionKey: string
}

/** Brings a reader who comes back to where they were, and one who searches anew to the top. */
export function useGridPosition<Row>({
  rows,
  scroller,
  searchKey,
  positionKey,
}: GridPositionOptions<Row>): void {
  const shownSearch = useRef(searchKey)

  useLayoutEffect(() => {
    const element = scroller.current
    const place = getListPosition(positionKey)
    if (!element) return
    if (place) {
      element.scrollTo({ top: place.top })
      rows.scrollTo(place.top)
      rows.setActive(place.active)
    }
    return () => saveListPosition(positionKey, { top: element.scrollTop, active: rows.active() })
  }, [rows, scroller, positionKey])

  useLayoutEffect(() => {
    if (shownSearch.current === searchKey) return
    shownSearch.current = searchKey
    scroller.current?.scrollTo({ top: 0 })
    rows.scrollTo(0)
    rows.setActive(-1)
  }, [rows, scroller, searchKey])
}
