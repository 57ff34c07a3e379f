import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  fillCell,
  fillField,
  findDeal,
  getCell,
  pressSave,
  waitUntilDirty,
  waitUntilSaved,
} from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it('a column of remarks is added on request, and a remark is saved', async () => {
  await app.logInAs('sale_manager')
  const { id, path } = await findDeal('draft')
  await app.world.db.updateTable('deal_lines').set({ remark: null }).execute()
  const { user } = await app.open(path)
  await screen.findByRole('grid')
  expect(screen.queryByText('Remark')).toBeNull()
  await user.click(screen.getByText('Add remarks'))
  await waitFor(() => expect(document.activeElement).toBe(getCell(1, 'remark')))
  expect(screen.queryByText('Add remarks')).toBeNull()
  await fillCell(user, 1, 'remark', 'Pack ends painted red{Enter}')
  await waitUntilDirty()
  await pressSave(user)
  await waitUntilSaved()
  const line = await app.world.db
    .selectFrom('deal_lines')
    .select('remark')
    .where('deal_id', '=', id)
    .where('position', '=', 1)
    .executeTakeFirstOrThrow()
  expect(line.remark).toBe('Pack ends painted red')
})

it('the notes for the client stay apart from the internal ones', async () => {
  await app.logInAs('sale_manager')
  const { id, path } = await findDeal('draft')
  const { user } = await app.open(path)
  const notes = await screen.findByLabelText('Notes for the client')
  await fillField(user, notes, 'Unloading from 7 to 15 h')
  await fillField(user, screen.getByLabelText('Internal notes'), 'Pays late')
  await pressSave(user)
  await waitUntilSaved()
  const deal = await app.world.db
    .selectFrom('deals')
    .select(['client_notes', 'notes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(deal).toEqual({ client_notes: 'Unloading from 7 to 15 h', notes: 'Pays late' })
})
