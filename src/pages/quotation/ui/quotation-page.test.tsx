import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'
import { findQuotationAddress, type QuotationChoice } from '@mocks/scenarios/addresses'

const app = useApp()

beforeEach(() => localStorage.setItem('language', 'en'))

const openLink = async (choice: QuotationChoice) =>
  app.open(await findQuotationAddress(choice)(app.world))

it('a quotation is accepted with a name, and a missing one is asked for', async () => {
  const { user } = await openLink('open')
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Accept' }))
  await dialog.findByText('Enter your name.')
  await screen.findByText('Form validation error')
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Your name/)))
  await user.type(dialog.getByLabelText(/^Your name/), 'Marie Lefèvre')
  await user.click(dialog.getByRole('button', { name: 'Accept' }))
  await screen.findByText(/^Marie Lefèvre accepted this quotation on .* the order confirmation\.$/)
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

it('a quotation is declined', async () => {
  const { user } = await openLink('open')
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Your name/), 'Marie Lefèvre')
  await user.type(dialog.getByLabelText(/^Reason/), 'Too late')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  await screen.findByText(/^Marie Lefèvre declined this quotation on /)
})

it('an accepted link says what follows and whom to contact', async () => {
  await openLink('accepted')
  await screen.findByText(/will send you the order confirmation\.$/)
  expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/)
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

it('an expired link says through which day it was valid', async () => {
  await app.world.db.updateTable('quotations').set({ valid_until: '2026-11-01' }).execute()
  await openLink('open')
  await screen.findByText(/^This quotation was valid until the end of /)
})

it('an unknown link says what to do', async () => {
  await app.open('/quotations/of-a-mail')
  await screen.findByText(/^This link is not valid\. Open the link in our latest email/)
})

it('the page keeps the language that the visitor chose, also after a reload', async () => {
  const address = await findQuotationAddress('open')(app.world)
  const { user } = await app.open(address)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'es')
  await screen.findByRole('button', { name: 'Aceptar' })
  await app.open(address)
  await screen.findByRole('button', { name: 'Aceptar' })
  await waitFor(() => expect(document.documentElement.lang).toBe('es'))
})
