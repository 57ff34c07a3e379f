import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

const getMain = () => document.getElementById('main')

/**
 * Ref for a headline that replaces another, such as a skeleton's. The focus waits on `#main` while
 * there is no headline, then moves to the next one.
 */
export function useHeadline(): RefObject<HTMLHeadingElement | null> {
  const headline = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const element = headline.current
    if (document.activeElement === getMain()) focusHeadline()
    return () => {
      if (document.activeElement === element) getMain()?.focus({ preventScroll: true })
    }
  }, [])
  return headline
}

const PRODUCT = 'Timberdesk'

/** Sets the page's title; undefined while it is loading. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${PRODUCT}`
  }, [title])
}

/**
 * Focuses the page's headline, or `#main` if it has none, so that keyboard and screen reader start
 * there.
 */
export function focusHeadline(): void {
  const target =
    document.querySelector<HTMLElement>('#main h1:not([hidden] *)') ??
    document.getElementById('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Focuses the headline when the shown part of a page is replaced together with the focused element.
 * @param part identifies the part
 */
export function useFocusAfterSwitch(part: number | undefined): void {
  const shown = useRef(part)
  useEffect(() => {
    const isReplaced = shown.current !== part
    shown.current = part
    if (isReplaced && document.activeElement === document.body) focusHeadline()
  }, [part])
}

/**
 * Focuses the headline when a part of a page is removed together with the focused element.
 * @returns `part`, the ref of the element, and `expectRemoval`, to call when the focus moves
 * elsewhere, such as to a dialog, but belongs to the part; false once it is back
 */
export function useFocusAfterRemoval<Part extends HTMLElement = HTMLElement>(): {
  readonly part: RefObject<Part | null>
  readonly expectRemoval: (isExpected?: boolean) => void
} {
  const part = useRef<Part>(null)
  const isExpected = useRef(false)
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) isExpected.current = true
    }
  }, [])
  useEffect(
    () => () => {
      if (isExpected.current && document.activeElement === document.body) focusHeadline()
    },
    [],
  )
  return {
    part,
    expectRemoval: (isNowExpected = true) => {
      isExpected.current = isNowExpected
    },
  }
}
