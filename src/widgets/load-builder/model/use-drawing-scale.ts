import { useCallback, useState } from 'react'

/** As wide as a drawing is where nothing measures it, in pixels. */
const defaultWidth = 800

/** How many millimetres of the drawn space a pixel of the screen is, and what measures it. */
export function useDrawingScale(
  lengthMm: number,
): readonly [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(defaultWidth)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || defaultWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measure, lengthMm / width]
}
