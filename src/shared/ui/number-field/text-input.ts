import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/** True if the input event comes from a paste or a drop. */
export const isPastedOrDropped = (event: Event): boolean =>
  'inputType' in event && String(event.inputType).startsWith('insertFrom')

/** A field's selection, and its text at that time. */
interface Selection {
  readonly field: HTMLInputElement
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Selects the same digits again after the thousands marks were removed. */
function restore({ field, text, start, end }: Selection): void {
  if (field.value === text) return
  const toPlace = (at: number) =>
    [...text.slice(0, at)].reduce(
      (place, character) => (field.value[place] === character ? place + 1 : place),
      0,
    )
  field.setSelectionRange(toPlace(start), toPlace(end))
}

/**
 * Keeps a field's selection when its text is reformatted on focus: Tab selects the whole number,
 * and the first key must replace it. Returns the focus handler.
 */
export function usePreservedSelection(): (event: FocusEvent<HTMLInputElement>) => void {
  const saved = useRef<Selection | null>(null)
  useLayoutEffect(() => {
    if (saved.current) restore(saved.current)
    saved.current = null
  })
  return ({ currentTarget: field }) => {
    const save = () => {
      saved.current = {
        field,
        text: field.value,
        start: field.selectionStart ?? 0,
        end: field.selectionEnd ?? 0,
      }
    }
    save()
    // A drawer moves the focus itself and selects the text only afterwards.
    queueMicrotask(() => saved.current?.text === field.value && save())
  }
}
