import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusHeadline } from './focus-headline'

const page = () => document.getElementById('main')

/**
 * For a headline that takes another's place, such as that of a skeleton, or that comes after its page: the keyboard waits at the page while
 * there is none, and goes on with the next.
 */
export function useHeadline(): RefObject<HTMLHeadingElement | null> {
  const headline = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const own = headline.current
    if (document.activeElement === page()) focusHeadline()
    return () => {
      if (document.activeElement === own) page()?.focus({ preventScroll: true })
    }
  }, [])
  return headline
}
