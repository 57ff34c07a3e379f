import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startMock } from '@mocks/browser/start'
import { STILL_MOMENT } from '@mocks/host/still-clock'
import { auth } from '@/entities/session'
import { startI18n, switchLanguage, type Language } from '@/shared/i18n'
import '@/shared/ui/styles.css'
import { App } from './app'
import { textSource } from './i18n'
import { createQueryClient } from './query-client'
import { createAppRouter } from './router'

const languages: readonly Language[] = ['en', 'fr', 'lt', 'es']
/** What a scroll bar takes of a window, in CSS pixels, where it takes something. */
const scrollBar = 15

beforeAll(async () => {
  configure({ asyncUtilTimeout: 10_000 })
  await startMock({ workerUrl: '/mockServiceWorker.js', role: 'admin', clock: STILL_MOMENT })
  auth.logIn('admin', true)
  await startI18n(textSource, 'en')
})
afterEach(cleanup)
afterAll(() => {
  auth.logOut()
  localStorage.clear()
})

/** A list, as somebody opens it who reads that language. */
async function openList(path: string, language: Language): Promise<HTMLElement> {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  await Promise.all([switchLanguage(language), router.load()])
  render(<App queryClient={queryClient} router={router} />)
  const grid = await screen.findByRole('grid')
  await document.fonts.ready
  return grid
}

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
    const grid = await openList(path, language)
    for (const width of [1280, 1366, 1440, 1920]) {
      await widen(width)
      expect({ width, cut: cutTexts(grid), pushed: pushedSideways(grid) }).toEqual({ width, cut: [], pushed: 0 })
    }
  })
})
