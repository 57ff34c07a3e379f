import { useEffect, type RefObject } from 'react'

/**
 * Focused elements that toasts must not cover: fields, grid cells, and buttons, so that a failed
 * action can be retried.
 */
const focusTargets = 'input, textarea, select, [role=gridcell], button'

/**
 * Keeps the toasts off the focused element, the buttons next to it and its open list: moves them
 * above or beside, whichever is closer and fits, else leaves them. Sets `--lifted` and `--moved` on
 * the layer, in CSS pixels.
 * @param count number of toasts
 */
export function useToastClearance(layer: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const element = layer.current
    if (!element || count === 0) return undefined
    const place = () => {
      const { lifted, moved } = computeOffset(element, document.activeElement)
      element.style.setProperty('--lifted', `${lifted}px`)
      element.style.setProperty('--moved', `${moved}px`)
    }
    const events = ['focusin', 'input', 'scroll', 'resize'] as const
    // A list opens after its field has the focus, and grows with its results.
    const changes = new MutationObserver(place)
    changes.observe(document.body, { childList: true, subtree: true })
    for (const event of events) addEventListener(event, place, { capture: true, passive: true })
    place()
    return () => {
      changes.disconnect()
      for (const event of events) removeEventListener(event, place, { capture: true })
    }
  }, [layer, count])
}

const noOffset = { lifted: 0, moved: 0 }

function computeOffset(layer: HTMLElement, field: Element | null) {
  const stack = layer.querySelector('ol')
  const oldest = stack?.querySelector<HTMLElement>('li:last-child')
  if (!stack || !oldest || !field?.matches(focusTargets) || layer.contains(field)) return noOffset
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  const boxes = [field.closest('footer') ?? field, list].flatMap(
    (part) => part?.getBoundingClientRect() ?? [],
  )
  const home = getRestingRect(layer, stack, oldest)
  if (
    !boxes.some(
      (box) =>
        box.left < home.right &&
        box.right > home.left &&
        box.top < home.bottom &&
        box.bottom > home.top,
    )
  )
    return noOffset
  const gap = readPixels(getComputedStyle(stack), '--gap')
  const lifted = home.bottom - Math.min(...boxes.map(({ top }) => top)) + gap
  const moved = Math.max(...boxes.map(({ right }) => right)) + gap - home.left
  const fitsAbove = lifted <= home.top
  const fitsBeside = home.right + moved <= innerWidth
  if (fitsAbove && (lifted <= moved || !fitsBeside)) return { lifted, moved: 0 }
  return fitsBeside ? { lifted: 0, moved } : noOffset
}

/** Rectangle of the expanded stack at its default position. */
function getRestingRect(layer: HTMLElement, stack: HTMLElement, oldest: HTMLElement): DOMRect {
  const { left, width, bottom } = stack.getBoundingClientRect()
  const height = readPixels(oldest.style, '--offset') + oldest.offsetHeight
  return new DOMRect(
    left - readPixels(layer.style, '--moved'),
    bottom + readPixels(layer.style, '--lifted') - height,
    width,
    height,
  )
}

const readPixels = (style: CSSStyleDeclaration, name: string) =>
  Number.parseFloat(style.getPropertyValue(name)) || 0
