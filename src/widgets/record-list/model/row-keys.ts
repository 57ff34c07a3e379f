/**
 * Returns the row after a key press, or null if the key does not move. `count` is the number of
 * reachable rows.
 */
export function getRowAfterKey(
  key: string,
  active: number,
  count: number,
  rowsOnScreen: number,
): number | null {
  if (count === 0) return null
  const screen = Math.max(1, rowsOnScreen - 1)
  const clamp = (index: number) => Math.max(0, Math.min(index, count - 1))
  switch (key) {
    case 'ArrowDown':
      return clamp(active + 1)
    case 'ArrowUp':
      return clamp(active - 1)
    case 'PageDown':
      return clamp(Math.max(active, 0) + screen)
    case 'PageUp':
      return clamp(active - screen)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/**
 * Returns the scroll position that makes a row fully visible; `top` if it already is. All values
 * are in CSS pixels; `viewport` excludes the sticky head.
 */
export function getScrollTopForRow(
  index: number,
  rowHeight: number,
  top: number,
  viewport: number,
): number {
  const start = index * rowHeight
  if (start < top) return start
  if (start + rowHeight > top + viewport) return start + rowHeight - viewport
  return top
}
