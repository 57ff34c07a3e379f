import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { findDealRow, findOfferedTransition, openDeal } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** Opens a delivered, unpaid deal over 12,480.00 EUR of the demo's sale manager. */
async function openDelivered(role: 'sale_manager' | 'purchase_manager' = 'sale_manager') {
  await app.logInAs(role)
  await removePayments()
  await app.world.db
    .updateTable('deals')
    .set({
      currency: 'EUR',
      revenue_cents: 1_248_000,
      revenue_eur_cents: 1_248_000,
      actual_revenue_cents: null,
      actual_revenue_eur_cents: null,
    })
    .where('status', '=', 'delivered')
    .execute()
  return openDeal(app, 'delivered')
}

/** Removes the payments of delivered deals. */
async function removePayments() {
  const { db } = app.world
  const delivered = db.selectFrom('deals').select('id').where('status', '=', 'delivered')
  await db.deleteFrom('deal_payments').where('deal_id', 'in', delivered).execute()
  await db
    .updateTable('deals')
    .set({ paid_cents: 0, paid_eur_cents: 0 })
    .where('status', '=', 'delivered')
    .execute()
}

const findSection = async () => within(await screen.findByRole('region', { name: 'Payments' }))

async function recordPayment(user: UserEvent, amount: string, year = '2026') {
  const payments = await findSection()
  for (const [part, input] of [
    ['day', '20'],
    ['month', '11'],
    ['year', year],
  ] as const) {
    await user.click(payments.getByRole('spinbutton', { name: new RegExp(`^${part},`, 'i') }))
    await user.keyboard(input)
  }
  await user.click(payments.getByRole('textbox', { name: /^Amount received/ }))
  await user.keyboard(amount)
  await user.click(payments.getByRole('button', { name: 'Record payment' }))
}

it('a payment is recorded, changes the balance, and is removed after a confirmation', async () => {
  const { user, id } = await openDelivered()
  await recordPayment(user, '5000')
  expect(await (await findSection()).findByText(/5,000\.00.* received on .*2026/)).toBeTruthy()
  const row = await findDealRow(id)
  expect(row).toMatchObject({ paid_cents: 500_000, paid_eur_cents: 500_000 })
  const owedCents = (row.actual_revenue_cents ?? row.revenue_cents ?? 0) - 500_000
  const owed = (owedCents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  expect((await findSection()).getByText(new RegExp(`^€${owed} unpaid`))).toBeTruthy()
  const remove = async () =>
    user.click(
      (await findSection()).getByRole('button', { name: /^Remove payment of .*5,000\.00/ }),
    )
  const findQuestion = async () =>
    within(
      await screen.findByRole('alertdialog', { name: /^Remove the payment of .*5,000\.00\?$/ }),
    )
  await remove()
  await user.click((await findQuestion()).getByRole('button', { name: 'Back' }))
  expect(await findDealRow(id)).toMatchObject({ paid_cents: 500_000 })
  await remove()
  await user.click((await findQuestion()).getByRole('button', { name: 'Remove payment' }))
  expect(await (await findSection()).findByText('No payments recorded yet.')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Recorded payments'),
  )
  expect(await findDealRow(id)).toMatchObject({ paid_cents: 0, paid_eur_cents: 0 })
})

it('an amount above the balance is refused at its field, and the input stays', async () => {
  const { user, id } = await openDelivered()
  await recordPayment(user, '12480.01')
  const amount = (await findSection()).getByRole('textbox', { name: /^Amount received/ })
  await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
  expect(amount).toHaveProperty('value', '12480.01')
  expect(await findDealRow(id)).toMatchObject({ paid_cents: 0 })
})

it('the VAT of a proforma invoice is recorded that arrives after the net amount', async () => {
  await openDelivered()
  const { db } = app.world
  const delivered = db.selectFrom('deals').select('client_id').where('status', '=', 'delivered')
  await db.updateTable('clients').set({ country: 'LT' }).where('id', 'in', delivered).execute()
  await db
    .updateTable('deals')
    .set({ transport_kind: 'truck', port_of_discharge: null, paid_cents: 1_248_000 })
    .set({ invoiced_net_cents: null, invoiced_vat_cents: 0 })
    .where('status', '=', 'delivered')
    .execute()
  await db.deleteFrom('invoice_loads').execute()
  await db.deleteFrom('invoices').execute()
  const { user, id } = await openDeal(app, 'delivered')
  const payments = await findSection()
  expect(payments.getByText(/^€0\.00 unpaid/)).toBeTruthy()
  expect(payments.getByText('€2,620.80 at most, with VAT that is not invoiced yet')).toBeTruthy()
  await recordPayment(user, '2620.8')
  expect(await (await findSection()).findByText(/2,620\.80.* received on .*2026/)).toBeTruthy()
  expect(await findDealRow(id)).toMatchObject({ paid_cents: 262_080 })
})

it('an unpaid deal is completed only after a confirmation', async () => {
  const { user, id } = await openDelivered()
  await user.click(await findOfferedTransition('Complete deal'))
  const dialog = within(
    await screen.findByRole('alertdialog', {
      name: /^Complete the deal with .*12,480\.00 unpaid\?$/,
    }),
  )
  expect(await findDealRow(id)).toMatchObject({ status: 'delivered' })
  await user.click(dialog.getByRole('button', { name: 'Complete deal' }))
  await waitFor(async () => expect(await findDealRow(id)).toMatchObject({ status: 'completed' }))
})

it('a fully paid deal is completed after a confirmation too, as no step leads back', async () => {
  await app.logInAs('sale_manager')
  await removePayments()
  await app.world.db
    .updateTable('deals')
    .set({ revenue_cents: 100, actual_revenue_cents: null, paid_cents: 100 })
    .where('status', '=', 'delivered')
    .execute()
  const { user, id } = await openDeal(app, 'delivered')
  await user.click(await findOfferedTransition('Complete deal'))
  const dialog = await screen.findByRole('alertdialog', { name: 'Complete this deal?' })
  expect(await findDealRow(id)).toMatchObject({ status: 'delivered' })
  await user.click(within(dialog).getByRole('button', { name: 'Complete deal' }))
  await waitFor(async () => expect(await findDealRow(id)).toMatchObject({ status: 'completed' }))
})

it('a canceled deal records payments, and shows what was received', async () => {
  await openDelivered()
  await app.world.db
    .updateTable('deals')
    .set({ status: 'canceled', cancel_reason: 'No' })
    .where('status', '=', 'delivered')
    .execute()
  const { user, id } = await openDeal(app, 'canceled')
  expect((await findSection()).getByText(/0\.00 received/)).toBeTruthy()
  expect((await findSection()).getByText(/^The deal is canceled\. Record payments/)).toBeTruthy()
  await recordPayment(user, '5000')
  expect(await (await findSection()).findByText(/5,000\.00 received$/)).toBeTruthy()
  expect(await findDealRow(id)).toMatchObject({ paid_cents: 500_000 })
})

it('a day in the future is refused at its field', async () => {
  const { user, id } = await openDelivered()
  await recordPayment(user, '5000', '2099')
  const payments = await findSection()
  const error = await payments.findByText('This date is in the future. Choose today or earlier.')
  expect(error.parentElement?.textContent).toMatch(/^Date/)
  expect(await findDealRow(id)).toMatchObject({ paid_cents: 0 })
})

it('purchase managers see no payment form', async () => {
  await openDelivered('purchase_manager')
  await screen.findByRole('button', { name: 'More' })
  expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull()
})

it('a deal says what a client has paid above what it owes', async () => {
  await app.logInAs('sale_manager')
  await removePayments()
  await app.world.db
    .updateTable('deals')
    .set({ currency: 'EUR', revenue_cents: 100_000, actual_revenue_cents: 90_000 })
    .set({ paid_cents: 100_000 })
    .where('status', '=', 'delivered')
    .execute()
  await openDeal(app, 'delivered')
  expect((await findSection()).getByText(/^.*100\.00 overpaid: credit to the client$/)).toBeTruthy()
})

it('a deal shows the instalments, and what is overdue since when', async () => {
  const { id } = await openDelivered()
  await app.world.db.deleteFrom('deal_instalments').where('deal_id', '=', id).execute()
  await app.world.db
    .insertInto('deal_instalments')
    .values([
      {
        deal_id: id,
        position: 1,
        due_on: '2026-10-01',
        amount_cents: 374_400,
        unpaid_cents: 74_400,
        unpaid_eur_cents: 74_400,
      },
      {
        deal_id: id,
        position: 2,
        due_on: '2036-10-01',
        amount_cents: 873_600,
        unpaid_cents: 873_600,
        unpaid_eur_cents: 873_600,
      },
    ])
    .execute()
  await app.world.db
    .updateTable('deals')
    .set({ unpaid_due_on: '2026-10-01' })
    .where('id', '=', id)
    .execute()
  await openDeal(app, 'delivered')
  const section = await findSection()
  expect(section.getByText(/€744\.00 overdue since .*Oct.* · Next: €8,736\.00 on/)).toBeTruthy()
  const states = section
    .getAllByRole('row')
    .map((row) => within(row).queryAllByRole('cell').at(-1)?.textContent)
  expect(states).toEqual([undefined, 'Overdue', 'Not due yet'])
})
