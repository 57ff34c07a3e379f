import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { getCompanyId } from '@backend/seed/companies'
import { getCurrentWorld } from '@mocks/browser/current-world'
import type { Language } from '@/shared/i18n'
import { useBrowserApp } from './testing/browser-app'
import { isTooWide, growToFit } from './testing/layout-width'

const app = useBrowserApp({ isAgreed: true })
const languages: readonly Language[] = ['en', 'fr', 'lt', 'es']
/** Width of a classic scroll bar, CSS pixels. */
const scrollBar = 15

/** Returns the texts of cells and headers that are wider than their column. */
function cutTexts(grid: HTMLElement): (string | null)[] {
  const texts = [
    ...grid.querySelectorAll(
      '[role=columnheader] span:has(span), [role=gridcell]:not(:has(a)), [role=gridcell] a',
    ),
  ]
  return texts.filter(isTooWide).map(({ textContent }) => textContent)
}

const getOverflow = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth - clientWidth

/** Each sort order shows other long texts and moves the arrow to another header. */
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
  '/packs?sort=number',
  '/people?sort=email',
]

// Adds the largest loss to the list of deals, independent of the demo data.
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

/** Lists that scroll sideways in a narrow window. Their titles fit at every width. */
const wideLists = [
  '/general-cargo?sort=-fill_percent',
  '/general-cargo?sort=cut_off',
  '/invoices',
  '/logins',
  '/wood-prices?sort=-eur_per_m3',
  '/wood-prices?sort=-volume_m3',
  '/wood-prices?sort=-amount_eur',
]

describe.each(languages)('in the language %s', (language) => {
  it.each(lists)('the list %s fits all its columns from a width of 1280', async (path) => {
    await app.open(path, language)
    const grid = await screen.findByRole('grid')
    for (const width of [1280, 1366, 1440, 1920]) {
      await growToFit(width - scrollBar)
      expect({ width, cut: cutTexts(grid), pushed: getOverflow(grid) }).toEqual({
        width,
        cut: [],
        pushed: 0,
      })
    }
  })

  it.each(wideLists)('the list %s shows each title in full', async (path) => {
    await app.open(path, language)
    const grid = await screen.findByRole('grid')
    for (const width of [1280, 1440]) {
      await growToFit(width - scrollBar)
      const titles = [...grid.querySelectorAll('[role=columnheader] span:not(span span)')]
      const cut = titles.filter(isTooWide).map(({ textContent }) => textContent)
      expect({ width, cut }).toEqual({ width, cut: [] })
    }
  })

  it('the product list shows names, places and titles in full at a width of 1440', async () => {
    const company = getCompanyId('Bois du Rhône SAS')
    await app.open(`/products?company_id=${company}`, language)
    const grid = await screen.findByRole('grid')
    await within(grid).findAllByRole('link')
    await growToFit(1440 - scrollBar)
    const names = [...grid.querySelectorAll('[role=gridcell] a span span:first-child')]
    expect(names).not.toHaveLength(0)
    const cut = names.filter(isTooWide).map(({ textContent }) => textContent)
    expect({ cut: [...cutTexts(grid), ...cut], pushed: getOverflow(grid) }).toEqual({
      cut: [],
      pushed: 0,
    })
  })
})
