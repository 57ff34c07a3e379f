import { useLayoutEffect, useRef, type RefObject } from 'react'
import { placeOf, rememberPlace } from '../model/list-place'
import type { RowWindow } from '../model/row-window'

type GridPlace<Row> = {
  readonly rows: RowWindow<Row>
  readonly scroller: RefObject<HTMLElement | null>
  readonly searchKey: string
  readonly placeKey: string
}

/** Brings a reader who comes back to where they were, and one who searches anew to the top. */
export function useGridPlace<Row>({ rows, scroller, searchKey, placeKey }: GridPlace<Row>): void {
  const shownSearch = useRef(searchKey)

  useLayoutEffect(() => {
    const element = scroller.current
    const place = placeOf(placeKey)
    if (!element) return
    if (place) {
      element.scrollTo({ top: place.top })
      rows.scrollTo(place.top)
      rows.setActive(place.active)
    }
    return () => rememberPlace(placeKey, { top: element.scrollTop, active: rows.active() })
  }, [rows, scroller, placeKey])

  useLayoutEffect(() => {
    if (shownSearch.current === searchKey) return
    shownSearch.current = searchKey
    scroller.current?.scrollTo({ top: 0 })
    rows.scrollTo(0)
    rows.setActive(-1)
  }, [rows, scroller, searchKey])
}
