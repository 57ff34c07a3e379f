import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusHeadline } from './focus-headline'

const getMain = () => document.getElementById('main')

/**
 * For a headline that replaces another one, such as a skeleton's, or that comes after its page: the focus waits on the page while there is
 * no headline, and moves to the next one.
 */
export function useHeadline(): RefObject<HTMLHeadingElement | null> {
  const headline = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const own = headline.current
    if (document.activeElement === getMain()) focusHeadline()
    return () => {
      if (document.activeElement === own) getMain()?.focus({ preventScroll: true })
    }
  }, [])
  return headline
}
