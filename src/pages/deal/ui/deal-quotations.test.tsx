import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findQuotedDealAddress } from '@mocks/scenarios/addresses'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** Opens the panel of quotations of a deal with an open one, by default valid for some days. */
async function openQuotations(validUntil?: string) {
  await app.logInAs('global_manager')
  const path = await findQuotedDealAddress('open')(app.world)
  if (validUntil)
    await app.world.db.updateTable('quotations').set({ valid_until: validUntil }).execute()
  const { user } = await app.open(path)
  await user.click(await screen.findByText('Quotations'))
  const name = await screen.findByText('Quotation 1')
  return { user, item: within(name.closest('li') ?? document.body) }
}

it('the form says below the text of the email that it ends with a link to answer', async () => {
  const { user, item } = await openQuotations()
  await user.click(item.getByRole('button', { name: 'Send by email' }))
  expect(
    await screen.findByText('A link to accept or decline online is added below the text.'),
  ).toBeTruthy()
})

it('a deal records that the client declined, and offers no more answers', async () => {
  const { user, item } = await openQuotations()
  await user.click(item.getByRole('button', { name: 'Record answer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer to quotation 1' }))
  const save = dialog.getByRole('button', { name: 'Record answer' })
  expect(save).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('radio', { name: 'Declined' }))
  await user.type(dialog.getByRole('textbox', { name: /^Person who answered/ }), 'Marie Lefèvre')
  await user.click(save)
  expect(await item.findByText('Declined')).toBeTruthy()
  expect(item.queryByRole('button', { name: 'Record answer' })).toBeNull()
})

it('a deal shows that a quotation has expired, and does not offer to send it', async () => {
  const { item } = await openQuotations('2026-11-01')
  expect(item.getByText('Quotation expired')).toBeTruthy()
  expect(item.queryByRole('button', { name: 'Send by email' })).toBeNull()
})

/** Opens the dialog that issues a quotation of a draft. */
async function openIssueDialog(
  change: { delivery_week_from?: null; delivery_week_to?: null } = {},
) {
  await app.logInAs('global_manager')
  const path = await findQuotedDealAddress('expired')(app.world)
  if ('delivery_week_from' in change) await app.world.db.updateTable('deals').set(change).execute()
  const { user } = await app.open(path)
  await user.click(await screen.findByText('Issue quotation'))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Issue quotation' })) }
}

it('a quotation that lacks terms names them before it asks for its last day', async () => {
  const { dialog } = await openIssueDialog({ delivery_week_from: null, delivery_week_to: null })
  expect(dialog.getByText('Before you issue a quotation:')).toBeTruthy()
  expect(dialog.getByText('Enter the delivery week')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Issue quotation' })).toBeNull()
})

it('a quotation asks for its last day if none is entered', async () => {
  const { user, dialog } = await openIssueDialog()
  await user.click(dialog.getByRole('button', { name: 'Issue quotation' }))
  expect(dialog.getByText('Enter the last day on which the client can accept.')).toBeTruthy()
})
