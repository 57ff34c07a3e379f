import type { Page } from '@playwright/test'
import { readPdfPages } from '../backend/papers/read-pdf'
import { test } from './mail'
import { createSaleCalls } from './support/sale-calls'
import { expect, logInAs } from './support/test'
import { getWeekAhead } from './support/weeks'

/** A line of the sheet, sold in packs and priced per m3. */
interface SheetLine {
  wood: string
  /** Thickness, width and length in mm. */
  size: [number, number, number]
  pcsPerPack: number
  packs: number
  price: number
}

const sheet: SheetLine[] = [
  { wood: 'spruce', size: [47, 100, 4500], pcsPerPack: 96, packs: 2, price: 310 },
  { wood: 'spruce', size: [47, 150, 4800], pcsPerPack: 64, packs: 3, price: 305.5 },
  { wood: 'pine', size: [50, 150, 5100], pcsPerPack: 60, packs: 2, price: 325 },
  { wood: 'pine', size: [63, 150, 6000], pcsPerPack: 40, packs: 2, price: 298.25 },
  { wood: 'spruce', size: [22, 100, 4200], pcsPerPack: 192, packs: 1, price: 287 },
  { wood: 'spruce', size: [28, 70, 4000], pcsPerPack: 240, packs: 1, price: 279.9 },
  { wood: 'larch', size: [27, 145, 4000], pcsPerPack: 90, packs: 2, price: 512 },
  { wood: 'larch', size: [45, 145, 4000], pcsPerPack: 60, packs: 1, price: 498.75 },
]

// Calculated from the sheet's figures, independently of the application.
const round = (value: number, places: number) => Number((value + 1e-9).toFixed(places))
const computeVolume = ({ size: [thickness, width, length], pcsPerPack, packs }: SheetLine) =>
  round((thickness * width * length * pcsPerPack * packs) / 1e9, 3)
const computeAmount = (line: SheetLine) => round(computeVolume(line) * line.price, 2)
const sum = (values: readonly number[], places: number) =>
  round(
    values.reduce((total, value) => total + value, 0),
    places,
  )
const computeTotal = (lines: readonly SheetLine[]) => sum(lines.map(computeAmount), 2)
const volume = sum(sheet.map(computeVolume), 3)
const pieces = sum(
  sheet.map(({ pcsPerPack, packs }) => pcsPerPack * packs),
  0,
)
const revisedPrice = 317.4
const revisedSheet = sheet.map((line, at) => (at === 0 ? { ...line, price: revisedPrice } : line))
const quotedTotal = computeTotal(sheet)
const soldTotal = computeTotal(revisedSheet)

/** Formats an amount as in French, without the spaces that separate thousands. */
const formatFrench = (value: number) => value.toFixed(2).replace('.', ',')
const formatEnglish = (value: number) => value.toLocaleString('en', { minimumFractionDigits: 2 })
const readPdf = async (content: Uint8Array) =>
  (await readPdfPages(content)).join(' ').replace(/[\s\u00A0\u202F]/g, '')

const EMAIL = 'achats@bois-de-savoie.example'

const clickButton = (page: Pick<Page, 'getByRole'>, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click()
const clickMenuItem = async (page: Page, name: string) => {
  await page.locator('article header').getByRole('button', { name: 'More', exact: true }).click()
  await clickButton(page, name)
}
const getCells = (page: Page, column: string) =>
  page.locator(`[role=grid] tbody [data-column="${column}"]`)

test('A French client accepts a quotation, and the deal is revised, shipped, invoiced and paid', async ({
  house,
  page,
  browser,
  context,
}) => {
  const sale = createSaleCalls(house.url)
  const clientId = await sale.createClient({
    name: 'Bois de Savoie',
    contacts: [{ name: 'Claire Martin', email: EMAIL, phone: null, role: 'Achats' }],
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logInAs(page, 'sale_manager', '/deals/new', { agrees: true })

  await page.getByRole('combobox', { name: 'Client', exact: true }).fill('Bois de Savoie')
  await page.getByRole('option', { name: /^Bois de Savoie/ }).click()
  await page.getByLabel('Delivery from week').fill(getWeekAhead(7))
  const pasted = sheet
    .map(({ wood, size, pcsPerPack, packs, price }) =>
      [`${wood} ${size.join('x')} ${pcsPerPack} pcs/pack`, packs, 'pack', `${price} €/m³`].join(
        '\t',
      ),
    )
    .join('\n')
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
  await getCells(page, 'product').first().click()
  await page.keyboard.press('Control+v')
  await expect(getCells(page, 'amount').nth(7)).not.toHaveText('')
  await page.getByLabel('Planned freight').fill('900')
  await clickButton(page, 'Save')
  await expect(page).toHaveURL(/\/deals\/[0-9a-f-]{36}$/)
  const dealUrl = page.url()
  const dealId = dealUrl.split('/').at(-1) ?? ''

  await clickMenuItem(page, 'Issue quotation')
  const issue = page.getByRole('dialog', { name: 'Issue quotation' })
  await issue.getByRole('spinbutton', { name: 'day, Valid until' }).click()
  await page.keyboard.type('31122026')
  await issue.getByRole('button', { name: 'Issue quotation' }).click()
  await page.getByText('Quotations', { exact: true }).click()
  await clickButton(page, 'Send by email')
  await clickButton(page.getByRole('dialog', { name: /^Send by email/ }), 'Send')
  const quotationMail = await house.mailTo(EMAIL)
  const [quotation] = quotationMail.attachments
  expect(await readPdf(quotation?.content ?? new Uint8Array())).toContain(formatFrench(quotedTotal))

  const clientContext = await browser.newContext({ baseURL: house.url, locale: 'fr-FR' })
  const client = await clientContext.newPage()
  await client.goto(quotationMail.link ?? '')
  await expect(client.getByRole('heading', { level: 1, name: /^Devis/ })).toBeVisible()
  await clickButton(client, 'Accepter')
  await client.getByLabel('Votre nom').fill('Claire Martin')
  await client.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click()
  await expect(client.getByText(/Claire Martin a accepté ce devis/)).toBeVisible()
  await clientContext.close()

  await page.reload()
  await clickButton(page, 'Issue order confirmation')
  await clickButton(page, 'Confirm deal')
  await expect(page.getByRole('main')).toContainText('Confirmed')
  const deal = await sale.readDeal(dealId)
  const wood = await sale.buyWood(deal)

  await page.reload()
  await clickMenuItem(page, 'Revise…')
  await page.getByRole('dialog').getByLabel('Reason').fill('Claire Martin asks for a week later')
  await clickButton(page, 'Open revision')
  await expect(page).toHaveURL(/revision=2$/)
  await page.getByLabel('Delivery from week').fill(getWeekAhead(8))
  await getCells(page, 'price').first().click()
  await page.keyboard.type(String(revisedPrice))
  await page.keyboard.press('Enter')
  await clickButton(page, 'Save')
  await clickButton(page, 'Send to the client')
  await clickButton(page, 'Client agreed')
  await expect
    .poll(async () => (await sale.readDeal(dealId)).planned.revenue)
    .toBe(soldTotal.toFixed(2))
  expect((await sale.listNotifications('purchase_manager', deal)).join()).toMatch(/revis/i)
  const paper = `/records/deal/${dealId}/papers/order_confirmation/pdf/`
  const [first, second] = [
    await readPdf(await sale.downloadPdf('sale_manager', `${paper}?revision=1`)),
    await readPdf(await sale.downloadPdf('sale_manager', `${paper}?revision=2`)),
  ]
  expect(first).toContain(formatFrench(quotedTotal))
  expect(second).toContain(formatFrench(soldTotal))
  expect(second).not.toContain(formatFrench(quotedTotal))

  const cargo = await sale.deliver(await sale.readDeal(dealId), wood)
  const packingList = await readPdf(
    await sale.downloadPdf(
      'cargo_manager',
      `/records/cargo/${cargo.id}/papers/packing_list/pdf/?client_id=${clientId}`,
    ),
  )
  const packs = sheet.reduce((sum, line) => sum + line.packs, 0)
  expect(packingList).toContain(
    `Total:${packs}colis${pieces}${volume.toFixed(3).replace('.', ',')}`,
  )

  await page.goto(dealUrl)
  await clickButton(page, 'Issue invoice')
  const invoiceDialog = page.getByRole('dialog', { name: 'Issue invoice' })
  await expect(invoiceDialog).toContainText(formatEnglish(soldTotal))
  await invoiceDialog.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(page.getByText(/^Invoice \S*2026-\d+$/)).toBeVisible()
  const invoice = await readPdf(
    await sale.downloadPdf('sale_manager', `/records/deal/${dealId}/papers/invoice/pdf/`),
  )
  for (const amount of [...revisedSheet.map(computeAmount), soldTotal])
    expect(invoice).toContain(formatFrench(amount))
  expect(invoice).toContain('138')

  const firstPart = round(soldTotal * 0.3, 2)
  for (const [at, part] of [firstPart, round(soldTotal - firstPart, 2)].entries()) {
    await page.getByRole('spinbutton', { name: 'day, Date received' }).click()
    await page.keyboard.type('28112026')
    await page.getByLabel('Amount received').fill(part.toFixed(2))
    await clickButton(page, 'Record payment')
    await expect(page.getByRole('button', { name: /^Remove payment of/ })).toHaveCount(at + 1)
  }
  await expect.poll(async () => (await sale.readClient(clientId)).exposure_eur).toBe('0.00')

  const more = page.locator('article header').getByRole('button', { name: 'More', exact: true })
  const duplicate = page.getByText('Duplicate', { exact: true })
  // The payment may still move the page, which closes the menu.
  await expect(async () => {
    if (!(await duplicate.isVisible())) await more.click()
    await duplicate.click({ timeout: 5_000 })
  }).toPass()
  await expect(page.getByText(`Copy of ${deal.number}`)).toBeVisible()
  await page.getByLabel('Delivery from week').fill(getWeekAhead(12))
  await clickButton(page, 'Save')
  await expect(page).toHaveURL(
    (url) => /^\/deals\/[0-9a-f-]{36}$/.test(url.pathname) && !url.href.includes(dealId),
  )
  await expect(getCells(page, 'amount')).toHaveCount(sheet.length)
  await expect(getCells(page, 'price').first()).toHaveText('317.40')
})
