import { useEffect, useState, type RefObject } from 'react'

/** Where the focus was before it came among the toasts. */
let previousFocus: HTMLElement | null = null

/**
 * Whether the focus is among the toasts. Sonner's own handling of it is kept from hearing: whoever goes from a toast to a field, it sends
 * back to where they were before.
 */
export function useToastFocus(layer: RefObject<HTMLElement | null>): boolean {
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const element = layer.current
    if (!element) return undefined
    const isWithin = (target: EventTarget | null) =>
      target instanceof Node && element.contains(target)
    function onFocusIn(event: FocusEvent) {
      event.stopPropagation()
      setFocused(true)
      if (!isWithin(event.relatedTarget))
        previousFocus = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null
    }
    function onFocusOut(event: FocusEvent) {
      event.stopPropagation()
      if (!isWithin(event.relatedTarget)) setFocused(false)
    }
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [layer])
  return isFocused
}

/**
 * The `ref` of a toast's content. One that goes with the focus on it, closed or pushed out by newer ones, hands it to the next, or the last of
 * all back to where it was: else whoever works by keyboard would stand at the top of the page.
 */
export function passFocusOn(content: HTMLElement | null): () => void {
  const card = content?.closest('li')
  return () => {
    if (!card?.contains(document.activeElement)) return
    const near = card.nextElementSibling ?? card.previousElementSibling
    const next = near ? near.querySelector('button') : previousFocus
    next?.focus()
  }
}
