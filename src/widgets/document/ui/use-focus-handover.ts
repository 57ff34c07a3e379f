import { useLayoutEffect, type RefObject } from 'react'

const focusElement = ({ current }: RefObject<HTMLElement | null>) => current?.focus()

/** Hands the keyboard on to another place when a part goes while the keyboard is in it: the button that was pressed there goes too. */
export function useFocusHandover(
  part: RefObject<HTMLElement | null>,
  next: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const own = part.current
    return () => {
      if (own?.contains(document.activeElement)) focusElement(next)
    }
  }, [part, next])
}
