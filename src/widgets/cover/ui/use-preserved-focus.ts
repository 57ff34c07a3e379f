import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/** A control that had the focus: whose wood it is, and its place among those of its line. */
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
  /** Goes to the amount of that wood once it is read. */
  readonly focusAmount: (pair: string) => void
}

const controlSelector = 'input, button:not([tabindex="-1"]), [role=button]'

/**
 * Keeps the focus in a table whose rows come and go with what is done in them. When the row that has it is gone, it goes to the amount of the same
 * wood, wherever that stands now; else to what took its place in the line.
 * @param isSettled whether the rows are those that stay: nothing is looked for while they are read anew
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
    // With the next picture: one row may go a moment before the other comes.
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
        // Where a row goes with the focus in it, nobody left it.
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
