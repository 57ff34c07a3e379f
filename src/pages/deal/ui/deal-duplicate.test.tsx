import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  fillCell,
  fillField,
  findDeal,
  findNotes,
  getCell,
  getReference,
  openDeal,
  waitUntilSaved,
} from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** Opens the copy of a deal whose first line was agreed at another price since. */
async function openCopyWithDifference() {
  await app.logInAs('global_manager')
  const { id } = await findDeal('confirmed')
  const { db } = app.world
  const line = await db
    .selectFrom('deal_lines')
    .select(['id', 'price'])
    .where('deal_id', '=', id)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  await db.updateTable('deals').set({ currency: 'EUR' }).where('id', '=', id).execute()
  const before = (line.price ?? 0) + 110_000
  await db.updateTable('deal_lines').set({ price: before }).where('id', '=', line.id).execute()
  // A canceled deal can be copied, and its prices are not the last agreed ones.
  await db.updateTable('deals').set({ status: 'canceled' }).where('id', '=', id).execute()
  return { id, ...(await app.open(`/deals/new?from=${id}`)) }
}

it('opens as an unsaved copy without what belongs to the old deal', async () => {
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

it('switches between both prices and keeps one that was entered', async () => {
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
  expect(getCell(1, 'price').textContent).toBe('777.00')
})

it('is restored with its source after a reload', async () => {
  const { user, id } = await openCopyWithDifference()
  await fillField(user, await findNotes(), 'As last time')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('As last time'))
  await app.open(`/deals/new?from=${id}`)
  await screen.findByText('Your unsaved changes were restored.')
  expect((await findNotes()).value).toBe('As last time')
  screen.getByText(/^Copy of D-/)
})

it('tells that the source is gone', async () => {
  await app.logInAs('global_manager')
  await app.open('/deals/new?from=00000000-0000-4000-8000-000000000000')
  await screen.findByText('It may have been removed, or the address is wrong.')
})
