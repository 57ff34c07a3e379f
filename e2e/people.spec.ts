import { getCompanyId } from '../backend/seed/companies'
import { expect, logInAs } from './support/test'
import { test } from './mail'

// Both tests share a server.
test.describe.configure({ mode: 'default' })

test('An admin invites a sale manager, who sets a password by the mailed link and logs in', async ({
  page,
  browser,
  house,
}) => {
  const email = 'ieva.balciuniene@timberdesk.example'
  await logInAs(page, 'admin', '/people/new')
  await page.getByLabel('First name').fill('Ieva')
  await page.getByLabel('Last name').fill('Balčiūnienė')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Sale manager')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Invited', { exact: true })).toBeVisible()

  const mail = await house.mailTo(email)
  const ownPage = await (
    await browser.newContext({ baseURL: house.url, locale: 'en-US' })
  ).newPage()
  await ownPage.goto(mail.link ?? '')
  await ownPage.getByLabel('New password').fill('spruce, pine and larch')
  await ownPage.getByRole('button', { name: 'Set password' }).click()
  await expect(ownPage).toHaveURL('/deals/new')
  await ownPage.getByRole('button', { name: 'Log out' }).click()
  await ownPage.getByLabel('Email').fill(email)
  await ownPage.getByLabel('Password').fill('spruce, pine and larch')
  await ownPage.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(ownPage).toHaveURL('/deals/new')
  await ownPage.goto(mail.link ?? '')
  await expect(ownPage.getByText('This link has expired or was already used.')).toBeVisible()
  await ownPage.context().close()
})

test('A country manager verifies a company of their country, sets its flags and makes it an offer; companies of other countries are not found', async ({
  page,
}) => {
  await logInAs(page, 'country_manager', '/companies?status=pending')
  await page
    .getByRole('grid', { name: 'Companies' })
    .getByRole('link', { name: 'Vilaines & Fils Construction Bois' })
    .click()
  await page.getByLabel('Can see full amounts').check()
  await page.getByLabel('Enable country prices').check()
  await page.getByRole('button', { name: 'Verify' }).click()
  const client = page.getByRole('dialog', { name: /^Which client is/ })
  await expect(client.getByText(/^New client/)).toBeVisible()
  await client.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Company verified. Its people receive an email.')).toBeVisible()
  await expect(page.getByLabel('Can see full amounts')).toBeChecked()

  await page.goto('/offers')
  await page.getByRole('button', { name: 'New offer' }).click()
  const form = page.getByRole('dialog', { name: 'New offer' })
  await form.getByRole('combobox', { name: 'Product' }).fill('spruce')
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /spruce/i })
    .first()
    .click()
  await expect(form.getByRole('combobox', { name: 'Product' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await form.getByRole('textbox', { name: 'Price' }).fill('289.50')
  // The focus moves from day to month to year.
  await form.getByRole('spinbutton', { name: /^day/i }).pressSequentially('31122027')
  await form.getByRole('combobox', { name: 'Companies' }).fill('Vilaines')
  await page.getByRole('option', { name: 'Vilaines & Fils Construction Bois' }).click()
  await expect(
    form.getByRole('button', {
      name: 'Remove Vilaines & Fils Construction Bois',
      includeHidden: true,
    }),
  ).toBeVisible()
  // The list of companies stays open for another one, and leaving it chooses none.
  await expect(form.getByRole('combobox', { name: 'Companies' })).toBeFocused()
  await page.keyboard.press('Tab')
  await form.getByRole('button', { name: 'Send offer' }).click()
  await expect(page.getByText('1 offer sent')).toBeVisible()

  await page.goto(`/companies/${getCompanyId('Hartwell Timber Merchants Ltd')}`)
  await expect(page.getByRole('heading', { name: 'Company not found' })).toBeVisible()
})
