import writeExcelFile from 'write-excel-file/node'
import { expect, logInAs, test } from './support/test'

const ROWS = 20_000
const COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CH',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LV',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]

/** Returns a workbook with prices of consecutive future months, for each product and country. */
function createWorkbook(products: readonly string[]): Promise<Buffer> {
  const createTextCell = (value: string) => ({ type: String, value })
  const createDayCell = (value: Date) => ({ type: Date, value, format: 'yyyy-mm-dd' })
  const head = ['Product', 'Country', 'Price', 'Unit', 'Sale unit', 'From', 'To'].map(
    createTextCell,
  )
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const [product, country] = [
      products[i % products.length] ?? '',
      COUNTRIES[Math.floor(i / products.length) % COUNTRIES.length] ?? '',
    ]
    const month = Math.floor(i / products.length / COUNTRIES.length)
    return [
      createTextCell(product),
      createTextCell(country),
      { type: Number, value: 300 + month },
      createTextCell('m3'),
      createTextCell('pack'),
      createDayCell(new Date(Date.UTC(2031, month, 1))),
      createDayCell(new Date(Date.UTC(2031, month + 1, 0))),
    ]
  })
  const unknown = [
    createTextCell('Teak veneer'),
    createTextCell('FR'),
    { type: Number, value: 1 },
    createTextCell('m3'),
    createTextCell('pack'),
    createDayCell(new Date(Date.UTC(2031, 0, 1))),
    null,
  ]
  return writeExcelFile([head, ...rows, unknown]).toBuffer()
}

test('A sheet of 20,000 prices is previewed, imported at once, and undone', async ({ page }) => {
  await logInAs(page, 'global_manager', '/price-list')
  const { items } = (await (await page.request.get('/api/prices/paid/?limit=500')).json()) as {
    items: { product: { name: string; specification: { pcs_per_pack: number | null } } }[]
  }
  // Packs of random lengths have no size, so they are not sold by the pack.
  const products = items
    .filter(({ product }) => product.specification.pcs_per_pack !== null)
    .map(({ product }) => product.name)
  const file = {
    name: 'prices.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await createWorkbook(products),
  }
  await page.getByRole('button', { name: 'Price sheet', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Price sheet: Stock' })
  await drawer.locator('input[type=file]').setInputFiles(file)

  const importButton = drawer.getByRole('button', { name: 'Apply 20,000 changes' })
  await expect(importButton).toBeVisible()
  await drawer.getByRole('button', { name: 'Refused 1', exact: true }).click()
  await expect(drawer.getByRole('row', { name: /Teak veneer/ })).toContainText('Product not found.')
  await drawer.getByRole('button', { name: /^Confirm all [\d,]+ rows$/ }).click()
  await importButton.click()
  await expect(drawer.getByText('20,000 prices applied.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Undo prices.xlsx' }).click()
  // Prices that the sheet ended are restored too.
  await expect(drawer.getByText(/^20,0\d\d prices restored\./)).toBeVisible()
  await drawer.getByRole('button', { name: 'Upload another sheet' }).click()
  await expect(drawer.getByRole('listitem').filter({ hasText: /20,0\d\d prices/ })).toContainText(
    'Undone',
  )
})
