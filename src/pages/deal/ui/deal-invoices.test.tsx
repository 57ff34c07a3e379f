import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getDemoPersonId } from '@backend/seed/people'
import { failCall, useApp } from '@/app/testing/render-app'

const app = useApp()

/** Opens a shipped deal of the demo's sale manager of which nothing is invoiced yet. */
async function openShippedDeal(role: 'sale_manager' | 'purchase_manager' = 'sale_manager') {
  const { id } = await app.world.db
    .selectFrom('deals')
    .innerJoin('cargo_loads', 'cargo_loads.deal_id', 'deals.id')
    .leftJoin('invoices', 'invoices.deal_id', 'deals.id')
    .select('deals.id')
    .where('status', 'in', ['shipped', 'delivered', 'completed'])
    .where('sale_manager_id', '=', getDemoPersonId('sale_manager'))
    .where('invoices.id', 'is', null)
    .orderBy('deals.number_key')
    .executeTakeFirstOrThrow()
  await app.logInAs(role)
  return app.open(`/deals/${id}`)
}

const findInvoices = async () => within(await screen.findByRole('region', { name: 'Invoices' }))

it('the invoice of a cargo is issued, and canceled by a credit note', async () => {
  const { user } = await openShippedDeal()
  const section = await findInvoices()
  expect(await section.findByText(/^Not invoiced: C-/)).toBeTruthy()
  await user.click(section.getByRole('button', { name: 'Issue invoice' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue invoice' }))
  expect(await dialog.findByText('Total incl. VAT')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Issue invoice' }))
  const invoice = (await section.findByText(/^Invoice \S+-\d{4}$/)).closest('li')
  expect(invoice?.textContent).toMatch(/ · due \d/)

  await user.click(section.getByRole('button', { name: 'Issue credit note' }))
  const credit = within(await screen.findByRole('alertdialog', { name: /^Credit note for/ }))
  const confirm = credit.getByRole('button', { name: 'Issue credit note' })
  expect(confirm).toHaveProperty('disabled', true)
  await user.type(credit.getByRole('textbox', { name: /^Reason/ }), 'Wrong price')
  await user.click(confirm)
  expect(await section.findByText(/^Canceled by credit note/)).toBeTruthy()
  const note = section.getByText(/^Credit note \S+-\d{4}$/).closest('li')
  expect(note?.textContent).toMatch(/cancels invoice .*Wrong price/)
  expect(section.queryByRole('button', { name: 'Issue credit note' })).toBeNull()
})

it('a deal names the credit note that a cancellation needs, until it is issued', async () => {
  const { db } = app.world
  const { id } = await db
    .selectFrom('deals')
    .innerJoin('cargo_loads', 'cargo_loads.deal_id', 'deals.id')
    .leftJoin('invoices', 'invoices.deal_id', 'deals.id')
    .select('deals.id')
    .where('status', '=', 'loading')
    .where('invoices.id', 'is', null)
    .orderBy('deals.number_key')
    .executeTakeFirstOrThrow()
  const loads = db.selectFrom('cargo_loads').select('cargo_id').where('deal_id', '=', id)
  await db.updateTable('cargos').set({ status: 'sealed' }).where('id', 'in', loads).execute()
  await app.logInAs('admin')
  const { user } = await app.open(`/deals/${id}`)
  const section = await findInvoices()
  await user.click(await section.findByRole('button', { name: 'Issue invoice' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue invoice' }))
  expect(await dialog.findByText('Total incl. VAT')).toBeTruthy()
  expect(section.queryByText(/^To cancel the deal, first issue/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Issue invoice' }))
  expect(await section.findByText(/^To cancel the deal, first issue/)).toBeTruthy()
  await user.click(section.getByRole('button', { name: 'Issue credit note' }))
  const credit = within(await screen.findByRole('alertdialog', { name: /^Credit note for/ }))
  await user.type(credit.getByRole('textbox', { name: /^Reason/ }), 'Bankrupt')
  await user.click(credit.getByRole('button', { name: 'Issue credit note' }))
  await waitFor(() => expect(section.queryByText(/^To cancel the deal, first issue/)).toBeNull())
})

it('a purchase manager reads the invoices, and issues nothing', async () => {
  await openShippedDeal('purchase_manager')
  const section = await findInvoices()
  expect(await section.findByText(/^Not invoiced: C-/)).toBeTruthy()
  expect(section.queryByRole('button', { name: 'Issue invoice' })).toBeNull()
})

it('a deal says that the invoices could not be loaded, and offers to try again', async () => {
  failCall('/deals/:id/invoices/')
  await openShippedDeal()
  expect(await (await findInvoices()).findByRole('button', { name: /[Tt]ry again/ })).toBeTruthy()
})
