import AxeBuilder from '@axe-core/playwright'
import { acceptPrivacy, expect, logInAs, test } from './support/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('the login page has no accessibility violations', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('button', { name: /Purchase manager/ })).toBeVisible()
      expect((await new AxeBuilder({ page }).withTags(rules).analyze()).violations).toEqual([])
    })

    // Stories test each screen alone; this tests it below the header, as built.
    test('a page under the header has no accessibility violations', async ({ page }) => {
      await logInAs(page, 'admin')
      const accept = page.getByRole('button', { name: 'Accept' })
      if (await accept.isVisible()) await acceptPrivacy(page)
      const { items } = (await (await page.request.get('/api/deals/?limit=1')).json()) as {
        items: { id: string }[]
      }
      const paths = [`/deals/${items[0]?.id}`, '/general-order']
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect((await new AxeBuilder({ page }).withTags(rules).analyze()).violations, path).toEqual(
          [],
        )
      }
    })
  })
}

test('the list of deals can be searched, filtered and opened', async ({ page }) => {
  await logInAs(
    page,
    'purchase_manager',
    '/general-order?status=order_confirmation&status=confirmed&status=loading',
  )
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('bois')
  await expect(page).toHaveURL(/q=bois/)
  await expect(page.getByRole('row').nth(1)).toContainText('Bois du Rhône')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/deals\/[0-9a-f-]{36}$/)
})

test('the list of deals keeps the focus while it is filtered by weeks', async ({ page }) => {
  await logInAs(page, 'purchase_manager', '/general-order')
  await page.getByRole('button', { name: 'Delivery week' }).first().click()
  await page.getByLabel('From week').fill('50')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/week_from=\d{4}-W50/)
  await expect(page.getByLabel('To week')).toBeFocused()
})
