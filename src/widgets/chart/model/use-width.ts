import { useLayoutEffect, useState, type RefObject } from 'react'

/** Where nothing is laid out, as in a test. */
const DEFAULT_WIDTH = 480

/** The width of an element in whole pixels, also once it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(DEFAULT_WIDTH)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth(Math.floor(current.clientWidth) || DEFAULT_WIDTH)
    measure()
    if (!('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
