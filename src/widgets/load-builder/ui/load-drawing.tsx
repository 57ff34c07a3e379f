import { useCallback, useState } from 'react'
import { computeLoadBalance, type Space } from '@domain/load-plan'
import styles from './load-drawing.module.css'
import { type DrawingEditing, type DrawnPacks, LoadView } from './load-view'

/** Width in pixels without a layout, as in a test. */
const defaultWidth = 800

/** Returns a measuring ref callback, and the millimetres per pixel. */
function useDrawingScale(
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

interface LoadDrawingProps {
  space: Space
  packsToDraw: DrawnPacks
  editing?: DrawingEditing | null
}

/** A load to scale, seen from above and along both side walls. */
export function LoadDrawing({ space, packsToDraw, editing = null }: LoadDrawingProps) {
  const [measure, scale] = useDrawingScale(space.length)
  const { offCentre } = computeLoadBalance(packsToDraw.placed, space)
  const balance = offCentre === null ? null : (offCentre + 0.5) * space.length
  return (
    <div ref={measure} className={styles.drawing} data-editable={editing ? true : undefined}>
      {(['above', 'left', 'right'] as const).map((view) => (
        <LoadView key={view} {...{ view, space, scale, packsToDraw, balance, editing }} />
      ))}
    </div>
  )
}
