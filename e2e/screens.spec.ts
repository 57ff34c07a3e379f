import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { acceptPrivacy, expect, logInAs, test } from './support/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Checks the light theme, then the dark one, which differs in colours only. */
async function expectNoViolations(page: Page): Promise<void> {
  const light = await new AxeBuilder({ page }).withTags(rules).analyze()
  expect(light.violations, `${page.url()} in the light theme`).toEqual([])
  // No colour may be in transition during the check.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
  expect(dark.violations, `${page.url()} in the dark theme`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
}

test('the login page has no accessibility violations', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: /Purchase manager/ })).toBeVisible()
  await expectNoViolations(page)
})

// Stories test each screen alone; this tests it below the header, as built.
test('a page under the header has no accessibility violations', async ({ page }) => {
  await logInAs(page, 'admin')
  const accept = page.getByRole('button', { name: 'Accept' })
  if (await accept.isVisible()) await acceptPrivacy(page)
  const { items } = (await (await page.request.get('/api/deals/?limit=1')).json()) as {
    items: { id: string }[]
  }
  for (const path of [`/deals/${items[0]?.id}`, '/general-order']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectNoViolations(page)
  }
})

test('the list of deals keeps the focus while it is filtered by weeks', async ({ page }) => {
  await logInAs(page, 'purchase_manager', '/general-order')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const filters = page.getByRole('search')
  await filters.getByRole('button', { name: 'Delivery week', exact: true }).click()
  await page.getByLabel('From week').fill('50')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/week_from=\d{4}-W50/)
  await expect(page.getByLabel('To week')).toBeFocused()
})
