import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  fillCell,
  fillField,
  findNotes,
  getCell,
  getReference,
  openDeal,
  waitUntilSaved,
} from '@/app/testing/deal-screen'
import { readDraftTexts, useApp } from '@/app/testing/render-app'

const app = useApp()

/** Opens the copy of a deal whose first line was agreed at another price since. */
async function openCopyWithDifference() {
  await app.logInAs('global_manager')
  const { db } = app.world
  const { id, ...line } = await db
    .selectFrom('deal_lines as line')
    .innerJoin('deals as deal', 'deal.id', 'line.deal_id')
    .innerJoin('deals as other', (on) =>
      on
        .onRef('other.client_id', '=', 'deal.client_id')
        .onRef('other.incoterms_rule', '=', 'deal.incoterms_rule')
        .onRef('other.currency', '=', 'deal.currency')
        .onRef('other.id', '<>', 'deal.id')
        .on('other.status', 'not in', ['draft', 'canceled']),
    )
    .innerJoin('deal_lines as other_line', (on) =>
      on
        .onRef('other_line.deal_id', '=', 'other.id')
        .onRef('other_line.product_id', '=', 'line.product_id'),
    )
    .select(['deal.id', 'line.id as line_id', 'line.price'])
    .where('line.position', '=', 1)
    .where('deal.status', '=', 'confirmed')
    .where('deal.currency', '=', 'EUR')
    .orderBy('deal.number_key')
    .executeTakeFirstOrThrow()
  const before = Math.round((line.price ?? 0) * 1.02)
  await db.updateTable('deal_lines').set({ price: before }).where('id', '=', line.line_id).execute()
  // A canceled deal can be copied, and its prices are not the last agreed ones.
  await db.updateTable('deals').set({ status: 'canceled' }).where('id', '=', id).execute()
  return { id, ...(await app.open(`/deals/new?from=${id}`)) }
}

it('a duplicate opens as an unsaved copy without what belongs to the old deal', async () => {
  await app.logInAs('global_manager')
  const { user, id } = await openDeal(app, 'confirmed')
  const { number, client_name } = await app.world.db
    .selectFrom('deals')
    .select(['number', 'client_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await user.click(await screen.findByText('Duplicate'))
  await screen.findByText(`Copy of ${number}`)
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Client/ }).value).toBe(
      client_name,
    ),
  )
  expect(getReference().value).toBe('')
  expect((await findNotes()).value).toBe('')
  expect(getCell(1, 'quantity').textContent).not.toBe('')
  expect(screen.queryByText('Your unsaved changes were restored.')).toBeNull()

  await user.click(screen.getByText('Save'))
  await waitUntilSaved()
  expect(screen.queryByText(`Copy of ${number}`)).toBeNull()
  const source = await screen.findByText(/^Created from/)
  expect(within(source).getByRole('link', { name: number }).getAttribute('href')).toBe(
    `/deals/${id}`,
  )
})

it('a duplicate switches between both prices and keeps one that was entered', async () => {
  const { user } = await openCopyWithDifference()
  const same = await screen.findByRole<HTMLInputElement>('radio', { name: 'Same prices' })
  const today = screen.getByRole<HTMLInputElement>('radio', { name: 'Today’s prices' })
  expect(same.checked).toBe(true)
  const before = getCell(1, 'price').textContent
  await user.click(today)
  await waitFor(() => expect(getCell(1, 'price').textContent).not.toBe(before))
  expect(today.checked).toBe(true)
  await user.click(same)
  await waitFor(() => expect(getCell(1, 'price').textContent).toBe(before))

  await fillCell(user, 1, 'price', '777{Enter}')
  await waitFor(() => expect(same.checked).toBe(false))
  await user.click(today)
  await screen.findByText('1 line keeps the price that you entered.')
  expect(getCell(1, 'price').textContent).toMatch(/^777\.00/)
})

it('a duplicate is restored with its source after a reload', async () => {
  const { user, id } = await openCopyWithDifference()
  await fillField(user, await findNotes(), 'As last time')
  await waitFor(() => expect(readDraftTexts()).toContain('As last time'))
  await app.open(`/deals/new?from=${id}`)
  await screen.findByText('Your unsaved changes were restored.')
  expect((await findNotes()).value).toBe('As last time')
  screen.getByText(/^Copy of D-/)
})

it('a duplicate says that its source is gone', async () => {
  await app.logInAs('global_manager')
  await app.open('/deals/new?from=00000000-0000-4000-8000-000000000000')
  await screen.findByText('It may have been removed, or the address is wrong.')
})
