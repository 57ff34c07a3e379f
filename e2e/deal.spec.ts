import { getCell, fillDraft, fillLine } from './support/deal'
import { acceptPrivacy, expect, logInAs, test } from './support/test'

test('A user writes and confirms a deal, and another user is notified', async ({
  page,
  browser,
  baseURL,
}) => {
  const colleagueContext = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'en-US',
  })
  const purchase = await colleagueContext.newPage()
  await logInAs(purchase, 'purchase_manager')

  await logInAs(page, 'sale_manager')
  await fillDraft(page)
  await expect(getCell(page, 1, 8)).toHaveText('12,480.00')
  const figures = page.getByRole('complementary', { name: 'Figures and record' })
  await expect(figures).toContainText('40.000')
  await expect(figures).toContainText('€12,480.00')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^D-\d{4}-\d+$/)
  const number = await title.textContent()

  await page.getByRole('button', { name: 'Issue order confirmation' }).click()
  await page.getByRole('button', { name: 'Confirm deal' }).click()
  await expect(page.getByRole('main')).toContainText('Confirmed')

  // The bell polls every seven seconds.
  const message = purchase.getByText(new RegExp(`${number}.*confirmed`, 'i')).first()
  await expect(async () => {
    await purchase.getByRole('button', { name: 'Notifications' }).click()
    await expect(message).toBeVisible({ timeout: 1500 })
  }).toPass({ timeout: 20_000 })
  await message.click()
  await expect(purchase).toHaveURL(new URL(page.url()).pathname)
  await expect(purchase.getByRole('heading', { level: 1, name: number ?? '' })).toBeVisible()
  await colleagueContext.close()
})

test('When two people change one deal, the later one sees both versions and loses nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAs(page, 'sale_manager')
  const path = await fillDraft(page)

  const colleagueContext = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'en-US',
  })
  const second = await colleagueContext.newPage()
  await logInAs(second, 'global_manager', path)
  await second.getByLabel('Customer reference').fill('PO 7 by the manager')
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(second.getByText(/^Saved/)).toBeVisible()
  await colleagueContext.close()

  await page.getByLabel('Customer reference').fill('PO 8 by the seller')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = page.getByRole('dialog', { name: 'Two versions of this record' })
  await expect(conflict).toContainText('PO 7 by the manager')
  await expect(conflict).toContainText('PO 8 by the seller')
  await conflict.getByRole('button', { name: 'All yours' }).click()
  await conflict.getByRole('button', { name: 'Save selection' }).click()
  await expect(conflict).toBeHidden()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Customer reference')).toHaveValue('PO 8 by the seller')
})

test('A deal can be written with the keyboard alone', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type('sale_manager@timberdesk.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('timber-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/deals/new')
  const clientField = page.getByRole('combobox', { name: 'Client' })
  await expect(clientField).toBeVisible()
  await clientField.focus()
  await page.keyboard.type('Bois')
  // The row that shows a running search is an option too.
  await expect(page.getByRole('option', { name: /^Bois/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await getCell(page, 1, 0).focus()
  await fillLine(page, { product: 'spruce 47 100', quantity: '120 pcs', price: '2.40' })
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/deals\/[0-9a-f-]{36}$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('nothing overflows the screen, and the menu has every entry', async ({ page }) => {
    await logInAs(page, 'sale_manager')
    await acceptPrivacy(page)
    for (const path of ['/deals/new', '/general-order', '/privacy-policy']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('navigation', { name: 'Main menu' }).filter({ visible: true })
    await expect(
      menu.getByRole('region', { name: 'General' }).getByRole('link', { name: 'Deal' }),
    ).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Log out' }).filter({ visible: true }),
    ).toBeVisible()
  })
})
