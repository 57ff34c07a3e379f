import { startTwoDeals } from './support/deal'
import { expect, logInAs, test } from './support/test'

test('Two tabs with new deals keep separate drafts, and the draft of a closed tab is listed', async ({
  page,
  context,
}) => {
  await logInAs(page, 'sale_manager', '/', { agrees: true })
  const otherTab = await startTwoDeals(page, context)
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
