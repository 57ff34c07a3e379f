import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusHeadline } from './focus-headline'

const getMain = () => document.getElementById('main')

/**
 * Ref for a headline that replaces another, such as a skeleton's. The focus waits on `#main` while
 * there is no headline, then moves to the next one.
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
