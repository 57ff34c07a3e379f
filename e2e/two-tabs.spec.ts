import { expect, logInAs, test } from './support/test'

test('Two tabs with new deals keep separate drafts, and the draft of a closed tab is listed', async ({
  page,
  context,
}) => {
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
  await expect(other.getByText('Unfinished deals')).toBeHidden()

  await page.close({ runBeforeUnload: false })
  const third = await context.newPage()
  await third.goto('/deal/new')
  await expect(third.getByText('Unfinished deals')).toBeVisible()
  await expect(third.getByText(/Pine for Lyon/)).toBeVisible()
  await expect(third.getByText(/Spruce for Nantes/)).toBeHidden()
  await third.getByRole('button', { name: 'Open draft' }).click()
  await expect(third.getByLabel('Customer reference')).toHaveValue('Pine for Lyon')
})
