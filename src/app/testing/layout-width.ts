import { page } from 'vitest/browser'

/**
 * Sets the viewport width, scroll bar excluded, and waits for the layout.
 * @param width CSS pixels
 */
export async function growToFit(width: number): Promise<void> {
  await page.viewport(width, 900)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** True if an element's visible content is wider than its box. Screen reader text is ignored. */
export function isTooWide(element: Element): boolean {
  const text = document.createRange()
  text.selectNodeContents(element)
  const hiddenText = element.querySelector('.visually-hidden')
  if (hiddenText) text.setEndBefore(hiddenText)
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
  const room =
    element.getBoundingClientRect().width -
    Number.parseFloat(paddingInlineStart) -
    Number.parseFloat(paddingInlineEnd)
  return text.getBoundingClientRect().width > room + 0.5
}
