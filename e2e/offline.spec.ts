import type { Page } from '@playwright/test'
import { photo } from './support/photo'
import { expect, logInAs, test } from './support/test'

test.use({ serviceWorkers: 'allow', savesData: false, viewport: { width: 390, height: 844 } })

/** Returns all values of a store on this device. */
const readDeviceStore = (page: Page, name: 'answers' | 'drafts') =>
  page.evaluate(
    (store) =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('timberdesk-outbox', 2)
        opening.addEventListener('success', () => {
          const request = opening.result.transaction(store).objectStore(store).getAll()
          request.addEventListener('success', () => resolve(request.result))
          opening.result.close()
        })
      }),
    name,
  )

/** Fills the place of a report, and waits until the device has stored it, encrypted. */
async function fillAndStore(page: Page, place: string): Promise<void> {
  const readDrafts = async () => JSON.stringify(await readDeviceStore(page, 'drafts'))
  const before = await readDrafts()
  await page.getByLabel('Place').fill(place)
  await expect.poll(readDrafts).not.toBe(before)
  expect(await readDrafts()).not.toContain(place)
}

/** Counts the responses that the device caches for a day offline. */
const countCachedResponses = async (page: Page) => (await readDeviceStore(page, 'answers')).length

test('A report with photos written offline survives its page, and is sent once when the network returns', async ({
  page,
  context,
}) => {
  await logInAs(page, 'purchase_agent', '/', { agrees: true })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  await expect.poll(() => countCachedResponses(page)).toBeGreaterThan(3)

  await context.setOffline(true)
  await page.goto('/supply-inspection-report/new')
  await page.getByRole('combobox', { name: /^Supply/ }).fill('S-')
  await page.getByRole('option', { name: /^S-/ }).first().click()
  await expect(page.getByRole('button', { name: 'Measure' }).first()).toBeVisible()
  // The supply's own place would otherwise arrive while this one is typed.
  await expect(page.getByLabel('Place')).not.toHaveValue('')
  await page.locator('input[type=file]').first().setInputFiles(photo)
  await expect(page).toHaveURL(/\/supply-inspection-report\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1) ?? ''
  await page.getByLabel('Place').fill('Yard 7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Stored on this device; sent automatically')).toBeVisible()
  await page.close()

  const later = await context.newPage()
  const sent: string[] = []
  later.on(
    'request',
    (request) =>
      request.method() !== 'GET' &&
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`),
  )
  await later.goto('/supply-inspection-report/new')
  await expect(
    later.getByText('Not sent yet, stored on this device: 1 report with 1 photo'),
  ).toBeVisible()
  await later.getByRole('button', { name: 'Show', exact: true }).click()
  await later.getByRole('link', { name: 'Open', exact: true }).click()
  await expect(later.getByLabel('Place')).toHaveValue('Yard 7')

  await context.setOffline(false)
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(/^SR-\d{4}-\d+$/)
  await expect(later.getByText(/^Sent at .*, 1 photo$/)).toBeVisible()
  expect(sent.filter((call) => !call.includes('/refresh/'))).toEqual([
    'POST /api/supply-inspection-reports/',
    `POST /api/records/supply_report/${id}/attachments/`,
    `PUT /api/supply-inspection-reports/${id}/`,
  ])
})

test('A report that the outbox has sent can be edited and saved again', async ({
  page,
  context,
}) => {
  await logInAs(page, 'purchase_agent', '/', { agrees: true })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  await expect.poll(() => countCachedResponses(page)).toBeGreaterThan(3)

  await context.setOffline(true)
  await page.goto('/supply-inspection-report/new')
  await page.getByRole('combobox', { name: /^Supply/ }).fill('S-')
  await page.getByRole('option', { name: /^S-/ }).first().click()
  await expect(page.getByRole('button', { name: 'Measure' }).first()).toBeVisible()
  await expect(page.getByLabel('Place')).not.toHaveValue('')
  await page.getByLabel('Place').fill('Yard 7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Stored on this device; sent automatically')).toBeVisible()
  const { pathname } = new URL(page.url())
  await fillAndStore(page, 'Yard 7 north')
  await page.close()

  await context.setOffline(false)
  const sender = await context.newPage()
  const created = sender.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      response.url().endsWith('/api/supply-inspection-reports/'),
  )
  await sender.goto('/supply-inspection-report/new')
  expect((await created).status()).toBe(201)
  await expect(sender.getByText(/Not sent yet/)).toBeHidden()

  await sender.goto(pathname)
  await expect(sender.getByLabel('Place')).toHaveValue('Yard 7 north')
  await sender.getByLabel('Place').fill('Yard 7 north gate')
  const savedResponse = sender.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      response.url().endsWith(`/api/supply-inspection-reports/${pathname.split('/').at(-1)}/`),
  )
  await sender.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await savedResponse).status()).toBe(200)
  await expect(sender.getByRole('dialog')).toBeHidden()
  await sender.reload()
  await expect(sender.getByLabel('Place')).toHaveValue('Yard 7 north gate')
})

test('A new report that was not saved is listed when the browser starts again', async ({
  page,
  context,
}) => {
  await logInAs(page, 'purchase_agent', '/supply-inspection-report/new', { agrees: true })
  await fillAndStore(page, 'Yard 9')
  // A killed browser leaves no mark of its tab.
  await page.evaluate(() => localStorage.clear())
  await page.close()

  const next = await context.newPage()
  await logInAs(next, 'purchase_agent', '/supply-inspection-report/new', { agrees: true })
  await expect(next.getByText('Unfinished drafts')).toBeVisible({ timeout: 5000 })
  await expect(next.getByText(/Yard 9/)).toBeVisible()
})
