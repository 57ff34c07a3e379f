import writeExcelFile from 'write-excel-file/node'
import { expect, test } from './support/test'
import { readTexts } from './support/texts'

/**
 * A Lithuanian price sheet: a title above the header, a product merged over three rows, and
 * ambiguous prices.
 */
function createWorkbook([merged = '', single = '']: readonly string[]): Promise<Buffer> {
  const createTextCell = (value: string) => ({ type: String, value })
  const createRow = (product: object | null, country: string, price: string) => [
    product,
    createTextCell(country),
    createTextCell(price),
    createTextCell('2041 m. sausio 1 d.'),
  ]
  return writeExcelFile([
    [{ ...createTextCell('UAB „Mediena“ kainoraštis 2041 metams'), span: 4 }, null, null, null],
    [null, null, null, null],
    ['Prekė', 'Šalis', 'Kaina EUR/m3', 'Galioja nuo'].map(createTextCell),
    createRow({ ...createTextCell(merged), rowSpan: 3 }, 'Islandija', '1.480'),
    createRow(null, 'Lichtenšteinas', '1.520'),
    createRow(null, 'Norvegija', '1.600'),
    createRow(createTextCell(single), 'Islandija', '2.075'),
  ]).toBuffer()
}

test('A Lithuanian price sheet with a title, a merged product and ambiguous numbers is imported and undone', async ({
  page,
}) => {
  const t = readTexts('pages/price-list', 'lt')
  await page.addInitScript(() => {
    localStorage.setItem('language', 'lt')
    localStorage.setItem(
      'auth',
      JSON.stringify({
        role: 'global_manager',
        is_terms_agreed: true,
        returnUrl: null,
        is_logged_in: true,
      }),
    )
  })
  await page.request.post('/api/login/', {
    data: { email: 'global_manager@timberdesk.example', password: 'timber-demo' },
  })
  const { items } = (await (await page.request.get('/api/prices/paid/?limit=2')).json()) as {
    items: { product: { id: string; name: string } }[]
  }
  const products = items.map(({ product }) => product.name)
  const readStoredPrices = async () => {
    const { items: all } = (await (
      await page.request.get(
        `/api/prices/?list=stock&state=coming&product_id=${items[0]?.product.id}&limit=100`,
      )
    ).json()) as { items: { country: string | null; price: string; start_date: string }[] }
    return all
      .filter(({ start_date }) => start_date === '2041-01-01')
      .map(({ country, price }) => `${country} ${price}`)
      .toSorted()
  }
  await page.goto('/price-list')
  await page.getByRole('button', { name: t('upload.open'), exact: true }).click()
  const drawer = page.getByRole('dialog')
  const buffer = await createWorkbook(products)
  await drawer.locator('input[type=file]').setInputFiles({
    name: 'kainos.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  })

  // Nothing is imported before the question is answered: 1.480 means 1,480 euro here.
  const question = drawer.getByRole('group', { name: /1\.480/ })
  await expect(question).toBeVisible()
  await expect(drawer.getByRole('button', { name: /^Įrašyti/ })).toHaveCount(0)
  await question.getByRole('button', { name: /^1\s?480$/ }).click()
  // The first prices of these countries are far from everyone's.
  await drawer.getByRole('button', { name: /^Patvirtinti visas/ }).click()
  await drawer.getByRole('button', { name: 'Įrašyti 4 pakeitimus' }).click()
  await expect(drawer.getByText('Įrašytos 4 kainos.')).toBeVisible()
  expect(await readStoredPrices()).toEqual(['IS 1480.00', 'LI 1520.00', 'NO 1600.00'])

  await drawer
    .getByRole('button', { name: t('upload.undo_of').replace('{{name}}', 'kainos.xlsx') })
    .click()
  await expect(drawer.getByText('Atkurtos 4 kainos.')).toBeVisible()
  expect(await readStoredPrices()).toEqual([])
})
