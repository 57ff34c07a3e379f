import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Language } from '@/shared/i18n'
import { useBrowserApp } from './testing/browser-app'

const app = useBrowserApp({ isAgreed: true })
const languages: readonly Language[] = ['en', 'fr', 'lt', 'es']
/** What a scroll bar takes of a window, in CSS pixels, where it takes something. */
const scrollBar = 15

/** Makes the window so wide, and waits until the list has followed. */
async function widen(width: number) {
  await page.viewport(width - scrollBar, 900)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** What stands wider in its cell, or in its head, than there is room for. */
function cutTexts(grid: HTMLElement): (string | null)[] {
  const texts = [...grid.querySelectorAll('[role=columnheader] span:has(span), [role=gridcell]:not(:has(a)), [role=gridcell] a')]
  const isCut = (element: Element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
    const room = element.getBoundingClientRect().width - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    return text.getBoundingClientRect().width > room + 0.5
  }
  return texts.filter(isCut).map(({ textContent }) => textContent)
}

const pushedSideways = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth - clientWidth

/** Each order brings other long texts to the top, and its arrow into another head. */
const lists = [
  '/general-order?sort=client',
  '/general-order?sort=-delivery_week_from',
  '/general-order?sort=-volume_m3',
  '/general-order?sort=-revenue_eur',
  '/clients?sort=name',
  '/clients?sort=-exposure_eur',
  '/clients?sort=-credit_used',
]

describe.each(languages)('in the language %s', (language) => {
  it.each(lists)('the list %s has room for all it says, from a window of 1280 on', async (path) => {
    await app.open(path, language)
    const grid = await screen.findByRole('grid')
    for (const width of [1280, 1366, 1440, 1920]) {
      await widen(width)
      expect({ width, cut: cutTexts(grid), pushed: pushedSideways(grid) }).toEqual({ width, cut: [], pushed: 0 })
    }
  })
})
