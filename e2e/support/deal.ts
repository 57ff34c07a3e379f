import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { getWeekAhead } from './weeks'

/** An active demo client that is far below its credit limit. */
export const client = 'Bois du Rhône'

export const getLineRows = (page: Page) => page.getByRole('grid', { name: 'Lines of the deal' })

/**
 * Returns a cell of the lines by line number and column. The first column contains the line number.
 */
export const getCell = (page: Page, line: number, column: number): Locator =>
  getLineRows(page).getByRole('row').nth(line).getByRole('gridcell').nth(column)

/** Chooses a client by typing the beginning of its name. */
export async function chooseClient(page: Page, name = client): Promise<void> {
  await page.getByRole('combobox', { name: 'Client' }).fill(name)
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click()
}

/** Fills in the last line by keyboard: product, quantity with unit, price. */
export async function fillLine(
  page: Page,
  { product, quantity, price }: { product: string; quantity: string; price: string },
): Promise<void> {
  await page.keyboard.type(product)
  // The match contains every word of the search; until then the list shows an earlier search.
  const lookaheads = product.split(' ').map((word) => `(?=.*${word})`)
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(
    new RegExp(lookaheads.join(''), 'i'),
  )
  // The best match is already selected; an arrow key would move past it.
  await page.keyboard.press('Tab')
  await page.keyboard.type(quantity)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(price)
  await page.keyboard.press('Enter')
}

/** Creates a saved draft with one line of 40 m3, ready for its order confirmation. */
export async function fillDraft(page: Page, notes = ''): Promise<string> {
  await chooseClient(page)
  await page.getByLabel('Delivery from week').fill(getWeekAhead(7))
  if (notes) await page.getByRole('textbox', { name: 'Internal notes', exact: true }).fill(notes)
  await getCell(page, 1, 0).click()
  await fillLine(page, { product: 'spruce 47 100', quantity: '40m3', price: '312' })
  await expect(getCell(page, 1, 8)).toHaveText('12,480.00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/deals\/[0-9a-f-]{36}$/)
  return new URL(page.url()).pathname
}

/**
 * Starts a new deal in each of two tabs, and reloads both: each keeps its own draft.
 * @returns the second tab
 */
export async function startTwoDeals(page: Page, context: BrowserContext): Promise<Page> {
  await page.goto('/deal/new')
  await page.getByLabel('Customer reference').fill('Pine for Lyon')
  const otherTab = await context.newPage()
  await otherTab.goto('/deal/new')
  await expect(otherTab.getByLabel('Customer reference')).toHaveValue('')
  await otherTab.getByLabel('Customer reference').fill('Spruce for Nantes')
  await page.reload()
  await otherTab.reload()
  await expect(page.getByLabel('Customer reference')).toHaveValue('Pine for Lyon')
  await expect(otherTab.getByLabel('Customer reference')).toHaveValue('Spruce for Nantes')
  return otherTab
}
