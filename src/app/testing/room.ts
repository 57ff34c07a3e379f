import { page } from 'vitest/browser'

/** Makes the window so wide, in CSS pixels and without its scroll bar, and waits until what is in it has followed. */
export async function widen(width: number): Promise<void> {
  await page.viewport(width, 900)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Whether what an element holds is wider than the room that it gives it. */
export function isTooWide(element: Element): boolean {
  const text = document.createRange()
  text.selectNodeContents(element)
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
  const room = element.getBoundingClientRect().width - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  return text.getBoundingClientRect().width > room + 0.5
}
