import { useEffect, type RefObject } from 'react'

/**
 * Marks the row under the pointer with `data-pointed` when the pointer moves, and clears the mark
 * when the list scrolls. With `:hover`, each row that scrolls past the pointer would be restyled.
 */
export function usePointedRow(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let pointed: Element | null = null
    // The target of `mouseleave` and `scroll` is the list itself, which is in no row.
    const markRow = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest('[role=row]') : null
      if (row === pointed) return
      pointed?.removeAttribute('data-pointed')
      row?.setAttribute('data-pointed', '')
      pointed = row
    }
    const events = ['mousemove', 'mouseleave', 'scroll']
    for (const event of events) element.addEventListener(event, markRow, { passive: true })
    return () => {
      for (const event of events) element.removeEventListener(event, markRow)
    }
  }, [scroller])
}
