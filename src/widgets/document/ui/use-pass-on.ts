import { useLayoutEffect, type RefObject } from 'react'

const focus = ({ current }: RefObject<HTMLElement | null>) => current?.focus()

/** Hands the keyboard on to another place when a part goes while the keyboard is in it: the button that was pressed there goes too. */
export function usePassOn(
  part: RefObject<HTMLElement | null>,
  next: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const own = part.current
    return () => {
      if (own?.contains(document.activeElement)) focus(next)
    }
  }, [part, next])
}
