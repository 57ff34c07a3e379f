import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { chooseClient } from './support/deal'
import { buildDemo, demoFolder, demoUrl, serveDemo } from './support/demo'
import { expect, fillLogin, test } from './support/test'

test.use({ baseURL: demoUrl, serviceWorkers: 'allow', savesData: false })
// In sequence, because the tests share the demo's host.
test.describe.configure({ mode: 'default' })
test.setTimeout(240_000)
test.beforeAll(async () => {
  await buildDemo()
  serveDemo()
})

test('A built demo on a static host logs in, saves, and keeps its data after a reload', async ({
  page,
  context,
}) => {
  await page.goto('./')
  await expect(
    page
      .getByRole('complementary', { name: 'Mock' })
      .getByRole('button', { name: 'Mock', exact: true }),
    // The page makes its database first.
  ).toBeVisible({ timeout: 120_000 })
  await fillLogin(page, 'sale_manager')
  await expect(page).toHaveURL(/#\/deals\/new$/)
  await chooseClient(page)
  await page.getByRole('textbox', { name: 'Internal notes', exact: true }).fill('Ends painted red')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/#\/deals\/[0-9a-f-]{36}$/)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^D-\d{4}-\d+$/)
  const number = await title.innerText()

  await page.reload()
  await expect(title).toHaveText(number)
  await expect(page.getByRole('textbox', { name: 'Internal notes', exact: true })).toHaveValue(
    'Ends painted red',
  )

  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto('./#/general-order')
  const link = page.getByRole('grid', { name: 'Deals' }).getByRole('link', { name: number })
  const opened = context.waitForEvent('page')
  await link.click({ button: 'middle' })
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(number)
})

test('The demo panel switches scenario and user, and keeps the network setting', async ({
  page,
}) => {
  await page.goto('./?scenario=bussy_week#/login')
  const panel = page.getByRole('complementary', { name: 'Mock' })
  await expect(panel).toContainText(
    'There is no scenario “bussy_week”. There are: first_day, busy_week',
  )
  await panel.getByRole('switch', { name: 'slow' }).check()
  await panel.getByRole('combobox', { name: 'Scenario' }).selectOption('first day')
  await panel.getByRole('combobox', { name: 'Logged in as' }).selectOption('global manager')
  await panel.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page).toHaveURL(demoUrl + '#/deal-dashboard')
  await expect(panel.getByRole('button', { name: 'Mock · slow' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await page.reload()
  await panel.getByRole('button', { name: 'Mock · slow' }).click()
  await expect(panel.getByRole('combobox', { name: 'Scenario' })).toHaveValue('first_day')
  await expect(panel.getByRole('combobox', { name: 'Logged in as' })).toHaveValue('global_manager')
})

test('A demo that was loaded once works offline', async ({ page, context }) => {
  await page.goto('./')
  await fillLogin(page, 'sale_manager')
  await expect(page).toHaveURL(/#\/deals\/new$/)
  await context.setOffline(true)
  await page.reload()
  await page.goto('./#/general-order')
  await page.getByRole('grid', { name: 'Deals' }).getByRole('link', { name: /^D-/ }).first().click()
  await expect(page).toHaveURL(/#\/deals\/[0-9a-f-]{36}$/)
  const notes = page.getByRole('textbox', { name: 'Internal notes', exact: true })
  await notes.fill('Written offline')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
  await expect(notes).toHaveValue('Written offline')
})

test('A demo ships each database once, and no source maps', async () => {
  const files = await readdir(demoFolder, { recursive: true })
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const databases = files.filter((name) => name.endsWith('.sqlite'))
  const contents = await Promise.all(
    databases.map(async (name) =>
      createHash('sha256')
        .update(await readFile(path.join(demoFolder, name)))
        .digest('hex'),
    ),
  )
  expect(new Set(contents).size).toBe(databases.length)
  expect(databases.map((name) => path.basename(name).replace(/-.*/, '')).toSorted()).toEqual([
    'busy_week',
    'everything_late',
    'first_day',
    'unread_mail',
  ])
})
