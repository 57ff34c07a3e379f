import { expect, logInAs, logInByForm, test, type StaffRole } from './support/test'

interface Expectation {
  role: StaffRole
  home: string
  /** Groups of the menu, in order. */
  groups: string[]
}

const documents = ['New', 'General', 'Dashboard']

const expectations: Expectation[] = [
  { role: 'sale_manager', home: '/deals/new', groups: documents },
  { role: 'purchase_manager', home: '/supply-dashboard', groups: documents },
  { role: 'cargo_manager', home: '/cargo/new', groups: documents },
  { role: 'purchase_agent', home: '/cargo-inspection-report/new', groups: ['New'] },
  { role: 'global_manager', home: '/deal-dashboard', groups: [...documents, 'Portal'] },
  { role: 'admin', home: '/deal-dashboard', groups: [...documents, 'Portal'] },
]

for (const { role, home, groups } of expectations) {
  test(`${role} logs in, sees the home page and opens every menu group`, async ({ page }) => {
    await logInByForm(page, role)
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const menu = page.getByRole('navigation', { name: 'Main menu' })
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
}

test('One click logs a demo user in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Purchase manager/ }).click()
  await expect(page).toHaveURL('/supply-dashboard')
})

test('Wrong credentials show an error at the password field, and the form keeps its input', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('sale_manager@timberdesk.example')
  await page.getByLabel('Password').fill('not it')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Password')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue('sale_manager@timberdesk.example')
})

test('The requested page opens after login', async ({ page }) => {
  await page.goto('/general-order?status=confirmed')
  await expect(page).toHaveURL('/login')
  await page.getByLabel('E-mail').fill('purchase_manager@timberdesk.example')
  await page.getByLabel('Password').fill('timber-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/general-order?status=confirmed')
})

test('A route of another role redirects home with a message, and sends no request for its data', async ({
  page,
}) => {
  await logInAs(page, 'cargo_manager')
  const refused: string[] = []
  page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()))
  await page.goto('/clients')
  await expect(page).toHaveURL('/cargo/new')
  await expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ visible: true }).first(),
  ).toBeVisible()
  expect(refused).toEqual([])
})

test('An unknown path redirects to a new deal', async ({ page }) => {
  await logInAs(page, 'sale_manager', '/no-such-place')
  await expect(page).toHaveURL('/deals/new')
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

test('The privacy banner does not return once it is accepted', async ({ page }) => {
  await logInAs(page, 'cargo_manager')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden()
})
