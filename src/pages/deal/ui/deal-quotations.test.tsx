import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findQuotedDealAddress } from '@mocks/scenarios/addresses'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** Opens the panel of quotations of a deal whose newest quotation has that state. */
async function openQuotations(state: Parameters<typeof findQuotedDealAddress>[0]) {
  await app.logInAs('global_manager')
  const { user } = await app.open(await findQuotedDealAddress(state)(app.world))
  await user.click(await screen.findByText('Quotations'))
  const name = await screen.findByText('Quotation 1')
  return { user, item: within(name.closest('li') ?? document.body) }
}

it('says below the text of the email that it ends with a link to answer', async () => {
  const { user, item } = await openQuotations('open')
  await user.click(item.getByRole('button', { name: 'Send by email' }))
  expect(
    await screen.findByText('A link to accept or decline online is added below the text.'),
  ).toBeTruthy()
})

it('records that the client declined, and offers no more answers', async () => {
  const { user, item } = await openQuotations('open')
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

it('shows that a quotation has expired, and does not offer to send it', async () => {
  const { item } = await openQuotations('expired')
  expect(item.getByText('Quotation expired')).toBeTruthy()
  expect(item.queryByRole('button', { name: 'Send by email' })).toBeNull()
})
