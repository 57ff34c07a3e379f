import type { Locator, Page } from '@playwright/test'
import { photo } from './support/photo'
import { createShippingCalls } from './support/shipping-calls'
import { expect, logInAs, test } from './support/test'

/** Enters pieces on the keypad: thickness, width, no length, moisture. */
async function measure(page: Page, pieces: number, thickness = '50'): Promise<void> {
  for (let piece = 0; piece < pieces; piece++) {
    for (const size of [thickness, '200', '', '17.5']) {
      if (size) await page.keyboard.type(size)
      await page.keyboard.press('Enter')
    }
  }
}

async function photograph(page: Page, ...kinds: string[]): Promise<void> {
  for (const kind of kinds) {
    const camera = page.getByLabel(`Take a photo: ${kind}`)
    await camera.setInputFiles(photo)
    await expect(page.locator('label').filter({ has: camera })).toContainText('✓ 1')
  }
}

const choose = (scope: Page | Locator, group: string, choice: string) =>
  scope
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name: choice, exact: true })
    .press('Space')

const getRecordId = (page: Page) => page.url().split('/').at(-1) ?? ''

const clickButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

/** Submits the report offline. */
async function submitLater(page: Page): Promise<void> {
  await clickButton(page, 'Submit')
  await expect(
    page.getByText(/^The report is submitted automatically once everything has been sent/),
  ).toBeVisible()
}

const expectStatus = (page: Page, status: string) =>
  expect(page.locator('article header').getByText(status, { exact: true })).toBeVisible()

const checks = [
  'Light test, doors closed',
  'Roof',
  'Walls',
  'Floor',
  'Door gaskets',
  'Door hardware',
  'No odour',
  'Dry',
  'Clean',
  'No pests',
  'CSC plate',
  'Markings',
]

test('Ready wood is inspected, loaded into three containers, inspected again and shipped, and the deal is delivered', async ({
  browser,
  page,
  baseURL,
}) => {
  const shipping = createShippingCalls(baseURL ?? '')
  const wood = await shipping.createSoldWood()
  const yard = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'en-US',
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
  })
  const phone = await yard.newPage()

  await logInAs(
    phone,
    'purchase_agent',
    `/supply-inspection-report/new?supply=${wood.inspectedSupply.id}`,
    { agrees: true },
  )
  await phone.getByLabel('Pieces in the lot').fill('140')
  await phone.getByLabel('Packs opened').fill('3')
  await clickButton(phone, 'Measure')
  await measure(phone, 10)
  await expect
    .poll(() => phone.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  await yard.setOffline(true)
  await measure(phone, 7)
  await measure(phone, 3, '40')
  await expect(phone.getByText('Sample failed: 3 pieces failed (2 allowed)')).toBeVisible()
  await clickButton(phone, 'VI, as ordered')
  await phone.getByLabel('Pieces rejected').fill('20')
  for (const check of ['Pack marks', 'Strapping', 'Wrapping']) await choose(phone, check, 'OK')
  await photograph(phone, 'Pack marks', 'Moisture meter')
  await choose(phone, 'Verdict', 'Pass with remarks')
  await phone
    .getByRole('textbox', { name: 'Remarks' })
    .fill('Twenty boards of another sawing are left out')
  await submitLater(phone)
  await yard.setOffline(false)
  await expectStatus(phone, 'Submitted')
  await shipping.reviewReport('supply', getRecordId(phone), { to: 'approved' })

  const first = await shipping.createBookedContainer(wood, 12)
  await logInAs(page, 'cargo_manager', `/cargo/${first.id}`)
  const quantity = page
    .getByRole('grid', { name: 'Loads' })
    .getByRole('row')
    .nth(1)
    .getByRole('gridcell')
    .nth(2)
  await quantity.click()
  await page.keyboard.type('30')
  await page.keyboard.press('Enter')
  await clickButton(page, 'Save')
  await expect(page.getByText(/kg too heavy: the payload is/)).toBeVisible()
  await clickButton(page, 'Auto-fill')
  await page.getByRole('button', { name: /^Remove .* from cargo$/ }).click()
  await clickButton(page, 'Save')
  await clickButton(page, 'Start loading')
  await expect(page.getByText('Before sealing')).toBeVisible()
  const loaded = Number((await shipping.readCargo(first.id)).lines[0]?.packs)
  expect(loaded).toBeGreaterThan(12)
  expect(loaded).toBeLessThan(30)
  const second = await shipping.createBookedContainer(wood, loaded)
  const third = await shipping.createBookedContainer(wood, 50 - 2 * loaded, 3)
  for (const cargo of [second, third]) await shipping.createInspectedContainer(cargo)

  await phone.goto(`/cargo-inspection-report/new?cargo=${first.id}`)
  await expect(phone.getByRole('group', { name: 'Roof' })).toBeVisible()
  await yard.setOffline(true)
  await choose(phone, 'Weather while loading', 'Dry')
  for (const check of checks) await choose(phone, check, 'OK')
  await clickButton(phone, `${loaded} packs, as planned`)
  await clickButton(phone, 'Measure')
  await phone.keyboard.type('17.5')
  await phone.keyboard.press('Enter')
  for (const [question, choice] of Object.entries({
    Dunnage: 'Timber',
    Lining: 'None',
    Bracing: 'Straps',
  }))
    await choose(phone, question, choice)
  for (const seal of ['Seal number', 'Read the seal again'])
    await phone.getByLabel(seal).fill('ML-LT 0042117')
  await photograph(
    phone,
    'Empty container',
    'CSC plate',
    'Floor',
    'Moisture meter',
    'Pack marks',
    'Half loaded',
    'Doors open',
    'Seal',
  )
  await clickButton(phone, 'Finished: now')
  await choose(phone, 'Verdict', 'Pass')
  await submitLater(phone)
  await yard.setOffline(false)
  await expectStatus(phone, 'Submitted')
  await shipping.reviewReport('cargo', getRecordId(phone), {
    to: 'returned',
    reason: 'Say which straps',
  })
  await phone.reload()
  await clickButton(phone, 'Correct')
  await phone.getByRole('textbox', { name: 'Remarks' }).fill('Eight straps of 50 mm')
  await clickButton(phone, 'Submit')
  await expectStatus(phone, 'Submitted')
  await shipping.reviewReport('cargo', getRecordId(phone), { to: 'approved' })

  for (const { id } of [first, second, third]) await shipping.shipCargo(id)
  expect(await shipping.readDeal(wood.deal.id)).toMatchObject({
    status: 'delivered',
    purchased_percent: '100',
    loaded_percent: '100',
    delivered_percent: '100',
  })
  const sellerContext = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })
  const seller = await sellerContext.newPage()
  await logInAs(seller, 'sale_manager', `/deals/${wood.deal.id}`)
  const notified = {
    seller: await shipping.listNotifications('sale_manager', wood.deal),
    inspector: await shipping.listNotifications('purchase_agent', { id: getRecordId(phone) }),
  }
  // Three containers departed, arrived and were delivered; the report was returned once and
  // approved.
  expect(new Set(notified.seller).size).toBe(9)
  expect([notified.seller.length, notified.inspector.length]).toEqual([9, 2])
  // 100 x 310 + 6 x 400 = 33,400; less 100 x 250 + 6 x 300 = 26,800, and 3 x 1,250 of freight.
  await expect(
    seller
      .getByRole('complementary', { name: 'Figures and record' })
      .getByText('€2,850.00')
      .first(),
  ).toBeVisible()
  for (const context of [yard, sellerContext]) await context.close()
})
