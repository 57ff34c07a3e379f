import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  waitUntilSaved,
  getClientRow,
  openClient,
  pressSave,
  fillField,
} from '@/app/testing/client-screen'
import { useApp } from '@/app/testing/render-app'
import { getTestWorld } from '@mocks/node/test-world'

const app = useApp()
const findPart = async (label: string) =>
  (await screen.findByText(label)).closest('details') ?? document.body

it('a client has comments, and a history of field changes with old and new values', async () => {
  await app.logInAs('global_manager')
  const { user, client } = await openClient(app)
  const comments = await findPart('Comments')
  await user.type(await within(comments).findByRole('textbox'), 'Their auditor has called')
  await user.click(within(comments).getByRole('button', { name: 'Send' }))
  await within(comments).findByText('Their auditor has called')

  await fillField(user, /^Address/, '1 rue du Port')
  await pressSave(user)
  await waitUntilSaved()
  const history = await findPart('Activity')
  await user.click(within(history).getByText('Activity'))
  const entry = await within(history).findByText(/ changed the client’s details$/)
  await waitFor(() =>
    expect(entry.closest('li')?.textContent).toContain(
      `Address: was ${client.address} → 1 rue du Port`,
    ),
  )
})

it('a new client says that comments are available once it is saved', async () => {
  await app.logInAs('global_manager')
  await app.open('/clients/new')
  await screen.findByText('Save first, then add comments and files.')
})

it('a client is shown as blocked if its company is blocked', async () => {
  await app.logInAs('admin')
  const { portal_company_id } = await getClientRow()
  await getTestWorld()
    .db.updateTable('companies')
    .set({ status: 'blocked' })
    .where('id', '=', portal_company_id)
    .execute()
  await openClient(app)
  screen.getByText('Blocked', { ignore: 'option' })
})
