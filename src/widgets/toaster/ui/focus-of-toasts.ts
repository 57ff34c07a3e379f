import type { FocusEvent } from 'react'

/** Where the focus was before it came among the toasts. */
let origin: HTMLElement | null = null

/** Remembers where the focus comes from; from one toast to another it is still from there. */
export function noteOrigin({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.parentElement?.contains(relatedTarget)) return
  origin = relatedTarget instanceof HTMLElement ? relatedTarget : null
}

/**
 * A toast's `ref`. One that goes with the focus on it, closed or pushed out by newer ones, hands it to the next, or the last of all back
 * to where it was: else whoever works by keyboard would stand at the top of the page.
 */
export function handFocusOn(card: HTMLElement | null): () => void {
  return () => {
    if (!card?.contains(document.activeElement)) return
    const near = card.nextElementSibling ?? card.previousElementSibling
    const next = near ? near.querySelector('button') : origin
    next?.focus()
  }
}
