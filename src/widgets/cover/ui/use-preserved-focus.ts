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

const CONTROL_SELECTOR = 'input, button:not([tabindex="-1"]), [role=button]'

/**
 * Keeps the focus in a table whose rows change after each action. If the focused row disappears,
 * focuses the amount of the same allocation, else the control at the same place in the line.
 * @param isSettled false while the rows are refetched; the focus is not moved then
 */
export function usePreservedFocus(isSettled: boolean): PreservedFocus {
  const followedKey = useRef<string | null>(null)
  const ref = useRef<HTMLTableElement>(null)
  const lastControl = useRef<FocusedControl | null>(null)

  useEffect(() => {
    const table = ref.current
    if (!table || !isSettled) return undefined
    const restoreFocus = () => {
      const allocatedInput = followedKey.current && findAmountInput(table, followedKey.current)
      if (allocatedInput) {
        followedKey.current = null
        allocatedInput.focus()
        return
      }
      if (
        !lastControl.current ||
        lastControl.current.element.isConnected ||
        document.activeElement !== document.body
      )
        return
      const next = findNextControl(table, lastControl.current)
      lastControl.current = null
      next.focus()
    }
    // In the next frame: one row may disappear shortly before the other appears.
    let frame = 0
    const scheduleRestore = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(restoreFocus)
    }
    scheduleRestore()
    const changes = new MutationObserver(scheduleRestore)
    changes.observe(table, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
    }
  }, [isSettled])

  return {
    focusAmount: useCallback((pair) => {
      followedKey.current = pair
    }, []),
    table: {
      ref,
      onFocus({ target }) {
        const line = target.closest('tbody')
        lastControl.current = {
          element: target,
          pair: target.closest<HTMLElement>('[data-pair]')?.dataset['pair'],
          line: line?.dataset['line'],
          place: line ? [...line.querySelectorAll(CONTROL_SELECTOR)].indexOf(target) : 0,
        }
      },
      onBlur({ target, relatedTarget }) {
        // The focus was lost because its row was removed, not because the user left it.
        if (relatedTarget === null) {
          queueMicrotask(() => {
            if (
              target.isConnected &&
              document.activeElement === document.body &&
              lastControl.current?.element === target
            )
              lastControl.current = null
          })
        } else if (!ref.current?.contains(relatedTarget)) lastControl.current = null
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
  const sameInput = pair && findAmountInput(table, pair)
  if (sameInput) return sameInput
  const lineBody = table.querySelector(`tbody[data-line="${line}"]`)
  const lineControls = [...(lineBody?.querySelectorAll<HTMLElement>(CONTROL_SELECTOR) ?? [])]
  return (
    lineControls[Math.min(place, lineControls.length - 1)] ??
    table.querySelector<HTMLElement>(CONTROL_SELECTOR) ??
    table
  )
}
