import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import type { RowWindow } from '../model/row-window'
import type { RecordSource } from '../model/use-record-pages'
import { findRowIndex } from './record-row'

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

interface RowActionOptions<Row> {
  readonly rows: RowWindow<Row>
  readonly scroller: RefObject<HTMLElement | null>
  readonly source: RecordSource<Row>
  readonly rowHeight: number
  getHref(row: Row): string | null
  onOpen(row: Row): void
}

/** Returns the row of an event, -1 outside the rows. */
function findEventRowIndex(event: MouseEvent): number {
  return event.target instanceof Element ? findRowIndex(event.target) : -1
}

function isInLink(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('a') !== null
}

function isInField({ target }: MouseEvent | KeyboardEvent): boolean {
  return target instanceof HTMLInputElement
}

function openInNewTab(href: string) {
  window.open(href, '_blank', 'noopener')
}

/**
 * Returns the grid's handlers: the whole row opens its record like a link, by mouse and keyboard. A
 * digit or F2 starts the field of the active row, if it has one; Escape and the vertical arrow keys
 * leave it.
 */
export function useRowActions<Row>({
  rows,
  scroller,
  source,
  rowHeight,
  getHref,
  onOpen,
}: RowActionOptions<Row>) {
  /** Returns the row with its URL; null if there is no row or no link. */
  const findOpenableRow = (index: number) => {
    const row = index < 0 ? undefined : source.getRow(index)
    const href = row === undefined ? null : getHref(row)
    return row === undefined || href === null ? null : { row, href }
  }

  const moveTo = (index: number) => {
    const element = scroller.current
    if (!element) return
    const headHeight = element.querySelector('[role=columnheader]')?.clientHeight ?? 0
    rows.setActive(index)
    element.scrollTop = getScrollTopForRow(
      index,
      rowHeight,
      element.scrollTop,
      element.clientHeight - headHeight,
    )
  }

  return {
    onClick(event: MouseEvent) {
      const index = findEventRowIndex(event)
      if (index < 0) return
      rows.setActive(index)
      if (isInField(event)) return
      const openable = findOpenableRow(index)
      // A user who selects text in a row wants to copy it.
      if (!openable || (!isInLink(event) && window.getSelection()?.type === 'Range')) return
      if (event.ctrlKey || event.metaKey || event.shiftKey) {
        if (!isInLink(event)) openInNewTab(openable.href)
        return
      }
      event.preventDefault()
      onOpen(openable.row)
    },
    onMouseDown(event: MouseEvent) {
      // Prevents autoscroll by the middle button.
      if (event.button !== 1 || isInLink(event) || isInField(event)) return
      if (findOpenableRow(findEventRowIndex(event))) event.preventDefault()
    },
    onAuxClick(event: MouseEvent) {
      const openable = findOpenableRow(findEventRowIndex(event))
      if (event.button === 1 && openable && !isInLink(event) && !isInField(event))
        openInNewTab(openable.href)
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const isOwn = event.target === event.currentTarget
      if (isOwn && rows.active() < 0 && event.target.matches(':focus-visible'))
        rows.setActive(rows.visible().first)
    },
    onKeyDown(event: KeyboardEvent) {
      // Lithuanian keyboards have digits on AltGr.
      const isAltGr = event.getModifierState('AltGraph')
      if (event.altKey && !isAltGr) return
      if (isInField(event)) {
        if (!['Escape', 'ArrowDown', 'ArrowUp'].includes(event.key)) return
        scroller.current?.focus()
      } else if (event.target !== event.currentTarget) return
      const isDigit = /^\d$/.test(event.key) && (isAltGr || (!event.ctrlKey && !event.metaKey))
      if (isDigit || event.key === 'F2') {
        // The digit is typed into the field, which has the focus by then, in place of its text.
        const field = scroller.current?.querySelector<HTMLInputElement>('[data-active] input')
        field?.focus()
        field?.select()
        return
      }
      if (event.key === 'Enter') {
        const openable = findOpenableRow(rows.active())
        if (!openable) return
        event.preventDefault()
        if (event.ctrlKey || event.metaKey) openInNewTab(openable.href)
        else onOpen(openable.row)
        return
      }
      const onScreen = rows.visible().last - rows.visible().first
      const index = getRowAfterKey(event.key, rows.active(), source.loaded, onScreen)
      if (index === null) return
      event.preventDefault()
      moveTo(index)
    },
  }
}
