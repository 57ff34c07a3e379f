import { useLayoutEffect, type RefObject } from 'react'

const gap = 4

/** Positions a popover below its anchor, or above if it does not fit, within the window. */
export function placeAtAnchor(popover: HTMLElement, anchor: Element) {
  const at = anchor.getBoundingClientRect()
  const size = popover.getBoundingClientRect()
  const below = at.bottom + gap
  const fitsBelow = below + size.height <= innerHeight || at.top < size.height + gap
  popover.style.top = `${fitsBelow ? below : at.top - gap - size.height}px`
  popover.style.left = `${Math.max(gap, Math.min(at.left, innerWidth - size.width - gap))}px`
}

/** Shows a popover at its anchor and repositions it on scroll and resize. */
export function useAnchoredPopover(
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<Element | null>,
) {
  useLayoutEffect(() => {
    const shown = popover.current
    const anchorElement = anchor.current
    if (!shown || !anchorElement) return
    const place = () => placeAtAnchor(shown, anchorElement)
    shown.showPopover()
    place()
    const observer = new ResizeObserver(place)
    observer.observe(shown)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [popover, anchor])
}
