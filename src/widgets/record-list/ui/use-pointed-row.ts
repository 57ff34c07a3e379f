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
    const point = (row: Element | null) => {
      if (row === pointed) return
      pointed?.removeAttribute('data-pointed')
      row?.setAttribute('data-pointed', '')
      pointed = row
    }
    const onMove = ({ target }: MouseEvent) =>
      point(target instanceof Element ? target.closest('[role=row]') : null)
    const clear = () => point(null)
    element.addEventListener('mousemove', onMove, { passive: true })
    element.addEventListener('mouseleave', clear)
    element.addEventListener('scroll', clear, { passive: true })
    return () => {
      element.removeEventListener('mousemove', onMove)
      element.removeEventListener('mouseleave', clear)
      element.removeEventListener('scroll', clear)
    }
  }, [scroller])
}
