import { expect, logInAs, test } from './support/test'

test('Two tabs with new deals keep separate drafts, and the draft of a closed tab is listed', async ({
  page,
  context,
}) => {
  await logInAs(page, 'sale_manager', '/', { agrees: true })
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
  await expect(otherTab.getByText('Unfinished drafts')).toBeHidden()

  await page.close({ runBeforeUnload: false })
  const thirdTab = await context.newPage()
  await thirdTab.goto('/deal/new')
  await expect(thirdTab.getByText('Unfinished drafts')).toBeVisible()
  await expect(thirdTab.getByText(/Pine for Lyon/)).toBeVisible()
  await expect(thirdTab.getByText(/Spruce for Nantes/)).toBeHidden()
  await thirdTab.getByRole('button', { name: 'Open draft' }).click()
  await expect(thirdTab.getByLabel('Customer reference')).toHaveValue('Pine for Lyon')
})
