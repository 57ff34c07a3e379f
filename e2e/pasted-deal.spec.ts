import type { Page } from '@playwright/test'
import { readTexts } from './support/texts'
import { expect, test } from './support/test'
import { getWeekAhead } from './support/weeks'

/** A line of the sheet. */
interface SheetLine {
  wood: 'spruce' | 'pine' | 'larch'
  /** Thickness, width and length in mm. */
  size: [number, number, number]
  pcsPerPack?: number
  /** Packs, or linear metres for a line without packs. */
  quantity: number
  /** Per m3 for packs, else per linear metre. */
  price: number
  purchase: number
}

const sheet: SheetLine[] = [
  { wood: 'spruce', size: [47, 100, 4500], pcsPerPack: 96, quantity: 6, price: 310, purchase: 250 },
  { wood: 'pine', size: [50, 150, 5100], pcsPerPack: 60, quantity: 4, price: 325, purchase: 262 },
  { wood: 'pine', size: [21, 45, 3000], quantity: 3200, price: 1.285, purchase: 0.985 },
  { wood: 'spruce', size: [28, 70, 4000], quantity: 1250, price: 1.125, purchase: 0.87 },
  { wood: 'spruce', size: [22, 100, 4200], quantity: 2400, price: 1.345, purchase: 1.045 },
  { wood: 'pine', size: [63, 150, 6000], pcsPerPack: 40, quantity: 8, price: 298, purchase: 240 },
  { wood: 'larch', size: [27, 145, 4000], quantity: 1800, price: 2.755, purchase: 2.155 },
  {
    wood: 'spruce',
    size: [47, 150, 4800],
    pcsPerPack: 64,
    quantity: 12,
    price: 305,
    purchase: 246,
  },
]

const languages = {
  fr: {
    spruce: 'épicéa',
    pine: 'pin sylvestre',
    larch: 'mélèze',
    perPack: 'pces/colis',
    pack: 'colis',
    lm: 'ml',
  },
  lt: {
    spruce: 'eglė',
    pine: 'pušis',
    larch: 'maumedis',
    perPack: 'vnt./pak.',
    pack: 'pak.',
    lm: 'bm',
  },
} as const

// Calculated from the sheet's figures, independently of the application.
const round = (value: number, places: number) => Number(value.toFixed(places))
const sum = (values: number[], places: number) =>
  round(
    values.reduce((total, value) => total + value, 0),
    places,
  )
const computeVolume = ({ size: [thickness, width, length], pcsPerPack, quantity }: SheetLine) =>
  pcsPerPack
    ? (thickness * width * length * pcsPerPack * quantity) / 1e9
    : (thickness * width * quantity) / 1e6
const computeAmount = (line: SheetLine, price: number) =>
  round((line.pcsPerPack ? round(computeVolume(line), 3) : line.quantity) * price, 2)

const amounts = sheet.map((line) => computeAmount(line, line.price))
const volumes = sheet.map((line) => round(computeVolume(line), 3))
const total = sum(amounts, 2)
const commission = round(total * 0.03, 2)
const freight = 1200
const margin = sum(
  [total, ...sheet.map((line) => -computeAmount(line, line.purchase)), -commission, -freight],
  2,
)

/** Formats a number as in French and Lithuanian: 33 786,88. */
function formatNumber(value: number, places: number): string {
  const [whole = '', decimals] = value.toFixed(places).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ' '), decimals].join(',')
}

/**
 * Returns the sheet as pasted in a language, with numbers such as 1.250 that may mean thousands or
 * decimals.
 */
function toPastedText(language: keyof typeof languages): string {
  const texts = languages[language]
  const toRow = ({ wood, size, pcsPerPack, quantity, price, purchase }: SheetLine) => [
    `${texts[wood]} ${size.join('x')} pefc certified${pcsPerPack ? ` ${pcsPerPack} ${texts.perPack}` : ''}`,
    quantity < 1000 ? `${quantity}` : `${quantity / 1000}`.padEnd(5, '0'),
    pcsPerPack ? texts.pack : texts.lm,
    pcsPerPack ? `${price} €/m³` : `${price.toFixed(3)} €/${texts.lm}`,
    pcsPerPack ? `${purchase}` : purchase.toFixed(3),
  ]
  return sheet.map((line) => toRow(line).join('\t')).join('\n')
}

const locateCells = (page: Page, column: string) =>
  page.locator(`[role=grid] tbody [data-column="${column}"]`)

for (const language of ['fr', 'lt'] as const) {
  test(`A sheet pasted in ${language} becomes a confirmed deal with the totals that a calculator gives`, async ({
    page,
    context,
  }) => {
    const t = readTexts('pages/deal', language)
    const logIn = readTexts('features/log-in', language)
    const columns = {
      quantity: readTexts('widgets/wood-lines', language)('line.quantity'),
      price: t('line.price'),
      planned_purchase_price: t('line.planned_purchase_price'),
    }
    const clickButton = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await context.addInitScript((code) => localStorage.setItem('language', code), language)
    await page.goto('/login')
    await page.getByLabel(logIn('email')).fill('sale_manager@timberdesk.example')
    await page.getByLabel(logIn('password')).fill('timber-demo')
    await clickButton(logIn('submit'))

    await page.getByRole('combobox', { name: t('field.client_id') }).fill('Bois du Rhône')
    await page.getByRole('option', { name: /^Bois du Rhône/ }).click()
    await page.getByLabel(t('field.delivery_week_from')).fill(getWeekAhead(7))
    await page.evaluate((text) => navigator.clipboard.writeText(text), toPastedText(language))
    await locateCells(page, 'product').first().click()
    await page.keyboard.press('Control+v')

    // Each column needs one answer, and has no value before. 0.985 makes the purchase price
    // unambiguous.
    const findQuestion = (column: keyof typeof columns) =>
      page.getByRole('group', { name: new RegExp(`^${columns[column]} ?:`) })
    await expect(findQuestion('quantity')).toHaveCount(1)
    await expect(findQuestion('price')).toHaveCount(1)
    await expect(findQuestion('planned_purchase_price')).toHaveCount(0)
    await expect(locateCells(page, 'amount').nth(2)).toHaveText('')
    await findQuestion('quantity').getByRole('button').first().click()
    await findQuestion('price').getByRole('button').last().click()
    await expect(findQuestion('quantity')).toHaveCount(0)
    await expect(findQuestion('price')).toHaveCount(0)

    await page.getByLabel(t('field.planned_freight')).fill(String(freight))
    await page
      .getByRole('combobox', { name: t('field.commission'), exact: true })
      .selectOption({ label: t('commission.percent') })
    await page.getByRole('textbox', { name: t('field.commission_value') }).fill('3')
    await clickButton(readTexts('features/edit-record', language)('save'))
    await expect(page).toHaveURL(/\/deals\/[0-9a-f-]{36}$/)

    await expect(locateCells(page, 'amount')).toHaveText(
      amounts.map((amount) => formatNumber(amount, 2)),
    )
    await expect(locateCells(page, 'volume')).toHaveText(
      volumes.map((volume) => formatNumber(volume, 3)),
    )
    const figures = page.getByRole('complementary', {
      name: readTexts('widgets/document', language)('rail'),
    })
    await expect(figures).toContainText(formatNumber(sum(volumes, 3), 3))
    await expect(figures).toContainText(formatNumber(total, 2))
    await expect(figures).toContainText(formatNumber(margin, 2))

    await clickButton(t('action.to_order_confirmation'))
    await clickButton(t('action.to_confirmed'))
    await expect(page.getByRole('main')).toContainText(
      readTexts('entities/deal', language)('status.confirmed'),
    )
    await page.goto(`${page.url()}?view=order_confirmation`)
    // The paper is in the language of the client.
    const goods = page.getByRole('region', { name: 'Marchandise' })
    for (const amount of [...amounts, total])
      await expect(goods).toContainText(formatNumber(amount, 2))
  })
}
