import { useLayoutEffect, type RefObject } from 'react'

const GAP = 4

/** Positions a popover below its anchor, or above if it does not fit, within the window. */
export function placeAtAnchor(popover: HTMLElement, anchor: Element) {
  const at = anchor.getBoundingClientRect()
  const size = popover.getBoundingClientRect()
  const below = at.bottom + GAP
  const fitsBelow = below + size.height <= innerHeight || at.top < size.height + GAP
  popover.style.top = `${fitsBelow ? below : at.top - GAP - size.height}px`
  popover.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - size.width - GAP))}px`
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
