import { chromiumArguments } from '../scripts/chromium.mjs'
import { expect, test as base } from '@playwright/test'
import { startTwoDeals } from './support/deal'
import { photo } from './support/photo'
import { logInByForm } from './support/test'

// On plain http the browser has no Web Locks, random UUIDs or hashes, except on this computer's
// own names. It warns of headers that have no effect there, so console messages are not watched.
const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    await use((baseURL ?? '').replace('127.0.0.1', 'timberdesk.test'))
  },
})
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...chromiumArguments, '--host-resolver-rules=MAP timberdesk.test 127.0.0.1']
    await use({ ...launchOptions, args })
  },
})

test('On plain http an open tab keeps its draft, and the draft of a crashed tab is listed', async ({
  page,
  context,
}) => {
  await logInByForm(page, 'sale_manager')
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false])
  await startTwoDeals(page, context)

  const devtools = await context.newCDPSession(page)
  const crash = page.waitForEvent('crash')
  void devtools.send('Page.crash').catch(() => {})
  await crash
  const thirdTab = await context.newPage()
  await thirdTab.goto('/deal/new')
  await expect(thirdTab.getByText(/Pine for Lyon/)).toBeVisible()
  await expect(thirdTab.getByText(/Spruce for Nantes/)).toBeHidden()
})

test('On plain http a report is sent with its photo', async ({ page }) => {
  await logInByForm(page, 'purchase_agent')
  expect(await page.evaluate(() => 'subtle' in crypto)).toBe(false)
  await page.goto('/supply-inspection-report/new')
  await page.getByRole('combobox', { name: /^Supply/ }).fill('S-')
  await page.getByRole('option', { name: /^S-/ }).first().click()
  // The supply's own place would otherwise arrive while this one is typed.
  await expect(page.getByLabel('Place')).not.toHaveValue('')
  await page.getByLabel('Place').fill('Yard 7')
  await page.locator('input[type=file]').first().setInputFiles(photo)
  await expect(page.getByText(/^Sent at .*, 1 photo$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /View large$/ }).locator('img')).toBeVisible()
  await expect(page.getByLabel('Place')).toHaveValue('Yard 7')
})
