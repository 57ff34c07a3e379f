import { computeLoadBalance, type Space } from '@/shared/lib/load-plan'
import { useDrawingScale } from '../model/use-drawing-scale'
import styles from './load-drawing.module.css'
import { LoadView, type DrawnPacks, type DrawingEditing } from './load-view'

interface LoadDrawingProps {
  space: Space
  drawn: DrawnPacks
  editing?: DrawingEditing | null
}

/** A load to scale: from above, and along either wall. */
export function LoadDrawing({ space, drawn, editing = null }: LoadDrawingProps) {
  const [measure, scale] = useDrawingScale(space.length)
  const { offCentre } = computeLoadBalance(drawn.placed, space)
  const balance = offCentre === null ? null : (offCentre + 0.5) * space.length
  return (
    <div ref={measure} className={styles.drawing} data-editable={editing ? true : undefined}>
      {(['above', 'left', 'right'] as const).map((view) => (
        <LoadView key={view} {...{ view, space, scale, drawn, balance, editing }} />
      ))}
    </div>
  )
}
