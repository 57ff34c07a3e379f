import { useLayoutEffect, useRef } from 'react'

/**
 * Marks what scrolls by the sides at which something lies out of sight: `data-pushed` at its start, `data-beyond` at its end, `data-lowered` above.
 * Only there may cells stick, for each that does is a layer of its own.
 */
export function useScrollEdges() {
  const scroll = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = scroll.current
    if (!element) return
    const mark = () => {
      const { scrollLeft, scrollTop, scrollWidth, clientWidth } = element
      element.toggleAttribute('data-lowered', scrollTop > 0)
      element.toggleAttribute('data-pushed', scrollLeft > 0)
      // Less than a pixel is the browser's rounding.
      element.toggleAttribute('data-beyond', scrollWidth - clientWidth - scrollLeft > 1)
    }
    const observer = new ResizeObserver(mark)
    for (const each of [element, ...element.children]) observer.observe(each)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [])

  return scroll
}
