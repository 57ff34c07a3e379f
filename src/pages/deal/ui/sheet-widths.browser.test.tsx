import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Language } from '@/shared/i18n'
import { useBrowserApp } from '@/app/testing/browser-app'
import { isTooWide, growToFit } from '@/app/testing/layout-width'

const app = useBrowserApp({ isAgreed: true })
const languages: readonly Language[] = ['en', 'fr', 'lt', 'es']
/** Width of the widest scroll bar, in CSS pixels. */
const scrollBar = 17

/** Returns the address of the first record in a list, which has long names and large figures. */
const openFirst = (list: string, number: RegExp) => async (): Promise<string> => {
  // Cards include the number in a longer name.
  await growToFit(1440)
  await app.open(list)
  const [link] = await screen.findAllByRole('link', { name: number })
  cleanup()
  return link?.getAttribute('href') ?? ''
}

/** Returns the texts of cells and heads that are cut off. */
function cutTexts(sheet: HTMLElement): (string | null)[] {
  const isCut = (element: Element) =>
    isTooWide(element) || element.scrollHeight > element.clientHeight + 1
  return [...sheet.querySelectorAll('th:not(:has(.visually-hidden)), td > [title]')]
    .filter(isCut)
    .map(({ textContent }) => textContent)
}

const getOverflow = ({ parentElement }: HTMLElement) =>
  parentElement ? parentElement.scrollWidth - parentElement.clientWidth : null
const findStickyCells = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll('th, td')].filter(
    (cell) => getComputedStyle(cell).position === 'sticky',
  )

describe.each(languages)('in the language %s', (language) => {
  it.each([
    ['a new deal', 'planned_purchase_price', async () => '/deals/new'],
    [
      'a large deal',
      'planned_purchase_price',
      openFirst('/general-order?sort=-revenue_eur', /^D-/),
    ],
    [
      'a large supply',
      'ready_quantity',
      openFirst('/general-supply?status=ready&sort=-amount_eur', /^S-/),
    ],
  ])('the lines of %s fit all their columns from a width of 1280', async (_, column, getPath) => {
    await app.open(await getPath(), language)
    // A supply may have a matrix of packs below its lines.
    const [sheet] = await screen.findAllByRole('grid')
    if (!sheet) throw new Error('There are no lines')
    // Admins see all columns.
    expect(sheet.querySelector(`[data-column=${column}]`)).not.toBeNull()
    for (const width of [1280, 1366, 1440]) {
      await growToFit(width - scrollBar)
      const actual = {
        width,
        cut: cutTexts(sheet),
        pushed: getOverflow(sheet),
        sticking: findStickyCells(sheet),
      }
      expect(actual).toEqual({ width, cut: [], pushed: 0, sticking: [] })
    }
  })
})
