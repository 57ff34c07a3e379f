import { page } from 'vitest/browser'

/** Sets the window's width in CSS pixels, scroll bar excluded, and waits until the page has been laid out anew. */
export async function growToFit(width: number): Promise<void> {
  await page.viewport(width, 900)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Whether what an element shows is wider than the room that it gives it. What is only heard takes none, and comes last. */
export function isTooWide(element: Element): boolean {
  const text = document.createRange()
  text.selectNodeContents(element)
  const heard = element.querySelector('.visually-hidden')
  if (heard) text.setEndBefore(heard)
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
  const room =
    element.getBoundingClientRect().width -
    Number.parseFloat(paddingInlineStart) -
    Number.parseFloat(paddingInlineEnd)
  return text.getBoundingClientRect().width > room + 0.5
}
