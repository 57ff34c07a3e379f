import { focusHeadline } from '@/shared/lib/headline'

/**
 * Tells the page how much of the window's foot an element takes, as `--foot-height`, for as long as it is there. A ref callback.
 * @returns what React calls when the element goes: who pressed a button in it goes on from the page's headline
 */
export function reserveFoot(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--foot-height', `${element.offsetHeight}px`))
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--foot-height')
    if (element.contains(document.activeElement)) focusHeadline()
  }
}
