import type { PlacedPack, Space } from '@domain/load-plan'
import type { ViewName } from '../../ui/load-builder/pack-shape'
import { dragTo, startDrag, type PackDrag } from './drag'

/** Distance in pixels at which a press becomes a drag. */
const DRAG_THRESHOLD_PX = 4

interface PointerDragOptions {
  readonly event: PointerEvent
  /** The drawing, as long as the space. */
  readonly svg: SVGSVGElement
  readonly view: ViewName
  /** The pressed pack. */
  readonly from: PlacedPack
  readonly placed: readonly PlacedPack[]
  readonly space: Space
  /** Called for each move, and with null at the end. */
  onDrag(drag: PackDrag | null): void
  /** Called when a dragged pack is released. */
  onDrop(drag: PackDrag): void
}

/**
 * Tracks the pointer that has pressed a pack until it is released.
 * @returns a function that stops tracking
 */
export function trackPointer({
  event: { pointerId, clientX, clientY },
  svg,
  view,
  from,
  placed,
  space,
  onDrag,
  onDrop,
}: PointerDragOptions): () => void {
  const scale = space.length / (svg.getBoundingClientRect().width || 1)
  let drag: PackDrag | null = null

  function stop() {
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', onCancel)
    onDrag(null)
  }
  function onMove(moved: PointerEvent) {
    if (moved.pointerId !== pointerId) return
    const [dx, dy] = [moved.clientX - clientX, moved.clientY - clientY]
    if (!drag && Math.hypot(dx, dy) < DRAG_THRESHOLD_PX) return
    drag = dragTo(
      drag ?? startDrag(from, placed, space),
      {
        along: dx * scale,
        across: view === 'above' ? dy * scale : 0,
        up: view === 'above' ? 0 : -dy * scale,
      },
      space,
    )
    onDrag(drag)
  }
  function onUp(up: PointerEvent) {
    if (up.pointerId !== pointerId) return
    stop()
    if (drag) onDrop(drag)
  }
  function onCancel(canceled: PointerEvent) {
    if (canceled.pointerId === pointerId) stop()
  }

  addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', onCancel)
  return stop
}
