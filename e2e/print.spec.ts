import type { Page } from '@playwright/test'
import { fillDraft } from './support/deal'
import { expect, logInAs, test } from './support/test'

/** Emulates printing, because the test cannot open the browser's dialog. */
async function beginToPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

test('Printing an issued deal prints its order confirmation on A4 instead of the screen', async ({
  page,
}) => {
  await logInAs(page, 'sale_manager')
  await fillDraft(page)
  const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  // The paper is in the language of the client.
  const paper = page.getByRole('heading', { name: `Confirmation de commande ${number}` })
  const reference = page.getByLabel('Customer reference')

  const notice = page.getByText('This screen shows internal figures, so it was not printed.')
  await beginToPrint(page)
  await expect(reference, 'a draft prints nothing internal').toBeHidden()
  await expect(notice).toBeVisible()
  await expect(paper).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Issue order confirmation' }).click()
  await expect(page.getByRole('button', { name: 'Confirm deal' })).toBeVisible()
  // The paper is fetched while the screen is idle.
  await expect(async () => {
    await beginToPrint(page)
    await expect(paper).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(notice, 'the client’s paper has no sentence about the screen').toBeHidden()
  await expect(page.getByText('€12,480.00').filter({ visible: true })).toHaveCount(0)
  await expect(
    page.getByRole('cell', { name: /^12\s480,00$/ }).filter({ visible: true }),
  ).toHaveCount(2)
  await expect(reference).toBeHidden()
  await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)

  const rules = await page.evaluate(() => {
    const flattenRules = (rule: CSSRule): CSSRule[] => [
      rule,
      ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList
        ? [...rule.cssRules].flatMap(flattenRules)
        : []),
    ]
    const all = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap(flattenRules)
    // Labels use named pages, which nothing else prints on.
    return all
      .filter((rule) => rule instanceof CSSPageRule && rule.selectorText === '')
      .map((rule) => rule.cssText)
  })
  expect(rules, 'one page rule for all documents').toHaveLength(1)
  expect(rules[0]).toContain('a4')

  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(reference).toBeVisible()
  await expect(paper).toHaveCount(0)

  // The internal view is printed only if it is chosen explicitly.
  await page.evaluate(() => {
    globalThis.print = () => {}
  })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Print internal view' }).click()
  await beginToPrint(page)
  await expect(reference).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(reference).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
})

test('Printing the list of deals leaves out the margins and the banners', async ({ page }) => {
  await logInAs(page, 'sale_manager', '/general-order')
  const margin = page.getByRole('columnheader', { name: /^Margin/, includeHidden: true })
  await expect(margin).toBeVisible()
  // The network itself stays up: the banner is loaded when it is first shown.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    dispatchEvent(new Event('offline'))
  })
  const banner = page.getByText(/^You are offline\. You can read and type/)
  await expect(banner).toBeVisible()
  await beginToPrint(page)
  await expect(banner).toBeHidden()
  await expect(margin).toBeHidden()
  await expect(page.getByRole('columnheader', { name: 'Client' })).toBeVisible()
  const cells = page.locator('[role=gridcell][data-internal]')
  await expect(cells.filter({ visible: true })).toHaveCount(0)
  expect(await cells.count()).toBeGreaterThan(0)
})
