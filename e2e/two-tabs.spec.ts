import { expect, logInAs, test } from './support/test'

test('two tabs with two new deals keep two drafts', async ({ page, context }) => {
  await logInAs(page, 'sale_manager', '/', { agrees: true })
  await page.goto('/deal/new')
  await page.getByLabel('Customer reference').fill('Pine for Lyon')
  const other = await context.newPage()
  await other.goto('/deal/new')
  await expect(other.getByLabel('Customer reference')).toHaveValue('')
  await other.getByLabel('Customer reference').fill('Spruce for Nantes')

  await page.reload()
  await other.reload()
  await expect(page.getByLabel('Customer reference')).toHaveValue('Pine for Lyon')
  await expect(other.getByLabel('Customer reference')).toHaveValue('Spruce for Nantes')
})
