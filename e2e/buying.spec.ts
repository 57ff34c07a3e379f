import { expect, logInAs, test } from './support/test'
import { createTradeCalls } from './support/trade-calls'

test('A deal for 120 m³ is covered by free wood and two mills; one mill confirms less, and a third supply closes the gap', async ({
  page,
  browser,
  baseURL,
}) => {
  const trade = createTradeCalls(baseURL ?? '')
  // Without a pack size, so that the remaining amounts are exact.
  const woods = [171, 172, 173].map((width) => ({ ...trade.wood(width), pcs_per_pack: null }))
  const [first, second, third] = woods
  if (!first || !second || !third) throw new Error('three woods')
  const forestSawmill = await trade.createSawmill('Forest e2e')
  await trade.createSawmill('River e2e')
  const free = await trade.createOrderedSupply(forestSawmill, first, '45', '248.00')
  const deal = await trade.createSoldDeal([
    { wood: first, quantity: '40', price: '310.00', planned: '250.00' },
    { wood: second, quantity: '50', price: '320.00', planned: '255.00' },
    { wood: third, quantity: '30', price: '300.00', planned: '240.00' },
  ])
  const cover = page.getByRole('region', { name: 'Cover', exact: true })
  const figures = page.getByRole('complementary', { name: 'Figures and record' })
  const getShortfallButton = (sawmill: string, line: number) =>
    page.getByRole('button', { name: `Amount from ${sawmill} for line ${line}: ` })

  await logInAs(page, 'purchase_manager', `/deals/${deal.id}`)
  await cover.getByRole('link', { name: 'Buy the shortfall' }).click()
  // Wait for the page: the deal's screen has a region with the same name as `figures`.
  await expect(
    page.getByRole('heading', { level: 1, name: `Buy for ${deal.number}` }),
  ).toBeVisible()
  await expect(figures).toContainText('120.000')
  await page.getByRole('textbox', { name: `Amount of ${free.number} for line 1` }).fill('30')
  await getShortfallButton('Forest e2e', 1).click()
  await getShortfallButton('River e2e', 2).click()
  await getShortfallButton('Forest e2e', 3).click()
  await expect(
    page.getByRole('textbox', { name: 'Amount from Forest e2e for line 1' }),
  ).toHaveValue('10 m³')
  await page.getByRole('button', { name: 'Draft 2 supplies' }).click()

  const list = page.getByRole('grid', { name: 'Supplies' })
  await expect(list.getByRole('row')).toHaveCount(3)
  await expect(page.getByText(`2 supplies drafted for ${deal.number}`)).toBeVisible()
  const findSawmillId = async (sawmill: string) =>
    (await list.getByRole('row', { name: sawmill }).getByRole('link').first().getAttribute('href'))
      ?.split('/')
      .at(-1) ?? ''
  const [forestSupply, riverSupply] = [
    await findSawmillId('Forest e2e'),
    await findSawmillId('River e2e'),
  ]
  await trade.order(forestSupply, '250.00', '236.00')
  await trade.order(riverSupply, '258.00')
  await trade.confirm(riverSupply, '42')
  const { number } = await trade.getSupply(riverSupply)

  await page.goto(`/deals/${deal.id}`)
  await expect(cover).toContainText('8.000 m³ short')
  await cover.getByRole('link', { name: 'Buy the shortfall' }).click()
  await getShortfallButton('Forest e2e', 2).click()
  await page.getByRole('button', { name: 'Draft 1 supply' }).click()
  await expect(list.getByRole('row')).toHaveCount(2)
  await trade.order(await findSawmillId('Forest e2e'), '262.00')

  await page.goto(`/deals/${deal.id}`)
  await expect(cover).toContainText('All bought')
  // Revenue 40 x 310 + 50 x 320 + 30 x 300 = 37,400; purchase 30 x 248 + 10 x 250 + 30 x 236 + 42 x
  // 258 + 8 x 262 = 29,952; freight 1,200.
  await expect(cover).toContainText('Expected margin €6,248.00')

  const colleagueContext = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'en-US',
  })
  const seller = await colleagueContext.newPage()
  await logInAs(seller, 'sale_manager')
  await seller.getByRole('button', { name: 'Notifications' }).click()
  await expect(
    seller.getByText(
      `Supply ${number} delivers 8.000 m³ less than allocated to deal ${deal.number}`,
    ),
  ).toBeVisible()
  await colleagueContext.close()
})
