import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { getCurrentWorld } from '@mocks/browser/current-world'
import type { Language } from '@/shared/i18n'
import { useBrowserApp } from './testing/browser-app'
import { isTooWide, growToFit } from './testing/layout-width'

const app = useBrowserApp({ isAgreed: true })
const languages: readonly Language[] = ['en', 'fr', 'lt', 'es']
/** Width of a scroll bar in CSS pixels, on systems where it takes room. */
const scrollBar = 15

/** Texts of cells and heads that are wider than their room. */
function cutTexts(grid: HTMLElement): (string | null)[] {
  const texts = [
    ...grid.querySelectorAll(
      '[role=columnheader] span:has(span), [role=gridcell]:not(:has(a)), [role=gridcell] a',
    ),
  ]
  return texts.filter(isTooWide).map(({ textContent }) => textContent)
}

const pushedSideways = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth - clientWidth

/** Each order brings other long texts to the top, and puts the arrow into another head. */
const lists = [
  '/general-order?sort=client',
  '/general-order?sort=-delivery_week_from',
  '/general-order?sort=-late_days',
  '/general-order?sort=-volume_m3',
  '/general-order?sort=-revenue_eur',
  '/general-order?sort=margin_percent',
  '/clients?sort=name',
  '/clients?sort=-exposure_eur',
  '/clients?sort=-credit_used',
  '/sawmills?sort=name',
  '/sawmills?sort=-certificate_expires',
  '/sawmills?sort=-capacity',
  '/general-supply?sort=sawmill',
  '/general-supply?late=only&sort=ready_week',
  '/general-supply?sort=-volume_m3',
  '/general-supply?sort=-amount_eur',
]

// The worst loss that the list of deals has to say, whichever deals the demo has.
beforeAll(async () => {
  const { db } = await getCurrentWorld()
  const deals = db.selectFrom('deals')
  await db
    .updateTable('deals')
    .set({ best_margin_bp: -16_270 })
    .where(
      'best_margin_bp',
      '=',
      deals.select(({ fn }) => fn.min('best_margin_bp').as('least')),
    )
    .execute()
})

describe.each(languages)('in the language %s', (language) => {
  it.each(lists)('the list %s has room for all it says, from a window of 1280 on', async (path) => {
    await app.open(path, language)
    const grid = await screen.findByRole('grid')
    for (const width of [1280, 1366, 1440, 1920]) {
      await growToFit(width - scrollBar)
      expect({ width, cut: cutTexts(grid), pushed: pushedSideways(grid) }).toEqual({
        width,
        cut: [],
        pushed: 0,
      })
    }
  })
})
