import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/** The last focused control: its allocation, and its index within the line. */
interface FocusedControl {
  readonly element: Element
  readonly pair: string | undefined
  readonly line: string | undefined
  readonly place: number
}

interface PreservedFocus {
  readonly table: {
    readonly ref: RefObject<HTMLTableElement | null>
    readonly onFocus: (event: FocusEvent) => void
    readonly onBlur: (event: FocusEvent) => void
  }
  /** Focuses the amount of an allocation after the next fetch. */
  readonly focusAmount: (pair: string) => void
}

const controlSelector = 'input, button:not([tabindex="-1"]), [role=button]'

/**
 * Keeps the focus in a table whose rows change after each action. If the focused row disappears,
 * focuses the amount of the same allocation, else the control at the same place in the line.
 * @param isSettled false while the rows are refetched; the focus is not moved then
 */
export function usePreservedFocus(isSettled: boolean): PreservedFocus {
  const followed = useRef<string | null>(null)
  const ref = useRef<HTMLTableElement>(null)
  const left = useRef<FocusedControl | null>(null)

  useEffect(() => {
    const table = ref.current
    if (!table || !isSettled) return undefined
    const keep = () => {
      const given = followed.current && findAmountInput(table, followed.current)
      if (given) {
        followed.current = null
        given.focus()
        return
      }
      if (
        !left.current ||
        left.current.element.isConnected ||
        document.activeElement !== document.body
      )
        return
      const next = findNextControl(table, left.current)
      left.current = null
      next.focus()
    }
    // In the next frame: one row may disappear shortly before the other appears.
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(keep)
    }
    later()
    const changes = new MutationObserver(later)
    changes.observe(table, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
    }
  }, [isSettled])

  return {
    focusAmount: useCallback((pair) => {
      followed.current = pair
    }, []),
    table: {
      ref,
      onFocus({ target }) {
        const line = target.closest('tbody')
        left.current = {
          element: target,
          pair: target.closest<HTMLElement>('[data-pair]')?.dataset['pair'],
          line: line?.dataset['line'],
          place: line ? [...line.querySelectorAll(controlSelector)].indexOf(target) : 0,
        }
      },
      onBlur({ target, relatedTarget }) {
        // The focus was lost because its row was removed, not because the user left it.
        if (relatedTarget === null) {
          queueMicrotask(() => {
            if (
              target.isConnected &&
              document.activeElement === document.body &&
              left.current?.element === target
            )
              left.current = null
          })
        } else if (!ref.current?.contains(relatedTarget)) left.current = null
      },
    },
  }
}

const findAmountInput = (table: HTMLTableElement, pair: string) =>
  table.querySelector<HTMLElement>(`[data-pair="${pair}"] input`)

function findNextControl(
  table: HTMLTableElement,
  { pair, line, place }: FocusedControl,
): HTMLElement {
  const same = pair && findAmountInput(table, pair)
  if (same) return same
  const near = table.querySelector(`tbody[data-line="${line}"]`)
  const inLine = [...(near?.querySelectorAll<HTMLElement>(controlSelector) ?? [])]
  return (
    inLine[Math.min(place, inLine.length - 1)] ??
    table.querySelector<HTMLElement>(controlSelector) ??
    table
  )
}
