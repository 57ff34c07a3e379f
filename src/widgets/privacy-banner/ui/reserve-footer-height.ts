import { focusHeadline } from '@/shared/lib/headline'

/**
 * Sets `--foot-height` to the element's height for as long as it is there. A ref callback.
 * @returns clean-up for React; if the focus was in the element, it moves to the page's headline
 */
export function reserveFooterHeight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--foot-height', `${element.offsetHeight}px`),
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--foot-height')
    if (element.contains(document.activeElement)) focusHeadline()
  }
}
