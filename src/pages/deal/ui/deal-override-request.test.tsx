import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findDeal } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** Returns a deal of the demo's sale manager whose client has no credit left. */
async function findBlockedDeal() {
  await app.world.db.deleteFrom('override_requests').execute()
  const deal = await findDeal('order_confirmation')
  const { client_id } = await app.world.db
    .selectFrom('deals')
    .select('client_id')
    .where('id', '=', deal.id)
    .executeTakeFirstOrThrow()
  await app.world.db
    .updateTable('clients')
    .set({ credit_limit_cents: 1 })
    .where('id', '=', client_id)
    .execute()
  return deal
}

const findRequest = (id: string) =>
  app.world.db
    .selectFrom('override_requests')
    .select(['status', 'reason', 'answer'])
    .where('record_id', '=', id)
    .executeTakeFirst()

it('an override can be requested when the credit limit blocks, and the answer is said to follow', async () => {
  await app.logInAs('sale_manager')
  const { path, id } = await findBlockedDeal()
  const { user } = await app.open(path)
  await user.click(await screen.findByRole('button', { name: 'Request override…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Request an override' }))
  await user.click(dialog.getByLabelText(/^Reason/))
  await user.paste('Half is paid')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  await screen.findByText(/^Global managers and admins have been notified/)
  expect(await findRequest(id)).toMatchObject({ status: 'open', reason: 'Half is paid' })
  expect(screen.queryByRole('button', { name: 'Request override…' })).toBeNull()
})

it('a global manager sees the request with its reason, and gives a reason for declining', async () => {
  const { path, id } = await findBlockedDeal()
  const { sale_manager_id, number } = await app.world.db
    .selectFrom('deals')
    .select(['sale_manager_id', 'number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await app.world.db
    .insertInto('override_requests')
    .values({
      id: crypto.randomUUID(),
      record_kind: 'deal',
      record_id: id,
      number,
      step: 'confirmed',
      reason: 'Half is paid',
      created_at: '2026-11-20T08:00:00.000Z',
      created_by: sale_manager_id,
      status: 'open',
    })
    .execute()
  await app.logInAs('global_manager')
  const { user } = await app.open(path)
  await screen.findByText(/requested an override on/)
  await screen.findByText(/Half is paid/)
  await user.click(screen.getByRole('button', { name: 'Decline override…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline the override' }))
  await user.click(dialog.getByLabelText(/^Reason/))
  await user.paste('They pay first')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  await screen.findByText(/declined the override on/)
  await waitFor(async () =>
    expect(await findRequest(id)).toMatchObject({ status: 'declined', answer: 'They pay first' }),
  )
})
