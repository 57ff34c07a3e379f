import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** Opens the printed order of a supply with that status from a mill in that country. */
async function openOrder(country: string, status: 'draft' | 'ordered') {
  const { id } = await app.world.db
    .selectFrom('supplies')
    .innerJoin('sawmills', 'sawmills.id', 'supplies.sawmill_id')
    .select('supplies.id')
    .where('sawmills.country', '=', country)
    .executeTakeFirstOrThrow()
  await app.world.db
    .updateTable('supplies')
    .set({ status, tolerance_percent: 10 })
    .where('id', '=', id)
    .execute()
  await app.logInAs('purchase_manager')
  await app.open(`/supplies/${id}?view=order`)
  const goods = await screen.findByRole('table')
  return within(goods.closest('article') ?? goods)
}

it.each([
  ['LT', 'lt', 'Užsakymas', /^Kiekis gali skirtis ±10/],
  ['LV', 'en', 'Purchase order', /^Quantity may differ by ±10%/],
])(
  'to a mill in %s is written in %s, whatever the user’s language',
  async (country, language, title, smallPrint) => {
    const paper = await openOrder(country, 'ordered')
    const heading = paper.getByRole('heading', { level: 1 })
    expect(heading.textContent?.startsWith(title)).toBe(true)
    expect(heading.closest('article')?.lang).toBe(language)
    expect(paper.getByText(smallPrint)).toBeTruthy()
    expect(screen.getByText('Print')).toBeTruthy()
  },
)

it('of a draft says that it is not an order', async () => {
  const paper = await openOrder('LV', 'draft')
  expect(paper.getByText('This order has not been placed yet.', { exact: false })).toBeTruthy()
})
