import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/** What was selected in a field, and the text that it had then. */
interface Selection {
  readonly field: HTMLInputElement
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Selects the same figures again, now that the marks between thousands are gone from the field's text. */
function restore({ field, text, start, end }: Selection): void {
  if (field.value === text) return
  const placeOf = (at: number) =>
    [...text.slice(0, at)].reduce(
      (place, sign) => (field.value[place] === sign ? place + 1 : place),
      0,
    )
  field.setSelectionRange(placeOf(start), placeOf(end))
}

/**
 * Keeps what is selected in a field whose text is written anew when it is entered: Tab selects all of a number, and the first key is to replace it.
 * Returns what is told of the focus.
 */
export function usePreservedSelection(): (event: FocusEvent<HTMLInputElement>) => void {
  const kept = useRef<Selection | null>(null)
  useLayoutEffect(() => {
    if (kept.current) restore(kept.current)
    kept.current = null
  })
  return ({ currentTarget: field }) => {
    const keep = () => {
      kept.current = {
        field,
        text: field.value,
        start: field.selectionStart ?? 0,
        end: field.selectionEnd ?? 0,
      }
    }
    keep()
    // A drawer leads Tab by hand, and selects only once the field has the focus.
    queueMicrotask(() => kept.current?.text === field.value && keep())
  }
}
