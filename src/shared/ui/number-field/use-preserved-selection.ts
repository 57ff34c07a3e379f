import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/** A field's selection, and its text at that time. */
interface Selection {
  readonly field: HTMLInputElement
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Selects the same digits after the thousands marks were removed from the text. */
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
 * Keeps a field's selection when its text is reformatted on focus: Tab selects the whole number,
 * and the first key must replace it. Returns the focus handler.
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
    // A drawer moves the focus itself and selects the text only afterwards.
    queueMicrotask(() => kept.current?.text === field.value && keep())
  }
}
