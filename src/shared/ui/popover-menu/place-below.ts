const GAP = 4
const EDGE = 8

/** Puts a popover (fixed, in the top layer) under its button, or above where there is more room, inside the window. */
export function placeBelow(
  button: HTMLElement | null,
  panel: HTMLElement | null,
  align: 'start' | 'end',
) {
  if (!button || !panel) return
  const at = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const below = window.innerHeight - at.bottom - GAP - EDGE
  const above = at.top - GAP - EDGE
  const goesUp = height > below && above > below
  const left = align === 'start' ? at.left : at.right - width
  panel.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - width - EDGE))}px`
  panel.style.top = goesUp ? `${Math.max(EDGE, at.top - GAP - height)}px` : `${at.bottom + GAP}px`
  panel.style.maxHeight = `${goesUp ? above : below}px`
  panel.style.minWidth = `${at.width}px`
}
