import { expect, logInAs, logInByForm, test } from './support/test'

test('A user logs in, sees the home page and opens every menu group', async ({ page }) => {
  await logInByForm(page, 'admin')
  await expect(page).toHaveURL('/deal-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const groups = ['New', 'General', 'Dashboard', 'Portal']
  await expect(menu.getByRole('button')).toHaveText(groups)
  for (const group of groups) {
    await menu.getByRole('button', { name: group, exact: true }).click()
    await expect(
      menu
        .getByRole('listitem')
        .getByRole('listitem')
        .getByRole('link')
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('Logging out ends the session in every tab', async ({ page, context }) => {
  await logInAs(page, 'sale_manager')
  const second = await context.newPage()
  await second.goto('/deals/new')
  await expect(second.getByRole('button', { name: 'Notifications' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(second).toHaveURL('/login')
  const answer = await page.request.get('/api/me/')
  expect(answer.status()).toBe(401)
})
