import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  chooseClient,
  findDealRow,
  waitUntilDirty,
  waitUntilSaved,
  findNotes,
  openDeal,
  pressSave,
  getReference,
  fillField,
} from '@/app/testing/deal-screen'
import { changeFromAnotherSession, useApp } from '@/app/testing/render-app'

const app = useApp()

describe('an unsaved draft', () => {
  it('is based on the last saved version: it is saved after a reload without a conflict', async () => {
    await app.logInAs('sale_manager')
    const { user, path, id } = await openDeal(app, 'draft')
    await fillField(user, getReference(), 'PO 1')
    await waitUntilDirty()
    await pressSave(user)
    await waitUntilSaved()
    await fillField(user, await findNotes(), 'Ends painted red')
    await waitUntilDirty()

    const reopened = await app.open(path)
    await screen.findByText('Your unsaved changes were restored.')
    expect((await findNotes()).value).toBe('Ends painted red')
    await pressSave(reopened.user)
    await waitUntilSaved()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await findDealRow(id)).toMatchObject({
      customer_reference: 'PO 1',
      notes: 'Ends painted red',
    })
  })

  it('survives a lost session', async () => {
    await app.logInAs('sale_manager')
    const { user, router, path } = await openDeal(app, 'draft')
    await fillField(user, await findNotes(), 'Ends painted red')
    await waitUntilDirty()
    app.world.injectFault('lost_refresh')
    await pressSave(user)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await app.logInAs('sale_manager')
    await app.open(path)
    expect((await findNotes()).value).toBe('Ends painted red')
  })

  it('survives a lost session up to the last keystroke', async () => {
    await app.logInAs('sale_manager')
    const { user, router, path } = await openDeal(app, 'draft')
    await user.type(await findNotes(), 'Ends painted red')
    changeFromAnotherSession({ is_logged_in: false, role: null })
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await app.logInAs('sale_manager')
    await app.open(path)
    expect((await findNotes()).value).toMatch(/Ends painted red$/)
  })

  it('is not overwritten by the terms of a client chosen after a reload', async () => {
    await app.logInAs('sale_manager')
    await app.world.db
      .updateTable('clients')
      .set({ default_destination: 'Lyon' })
      .where('name', '=', 'Bois du Rhône SAS')
      .execute()
    const findDestination = () => screen.findByLabelText<HTMLInputElement>('Destination')
    const { user } = await app.open('/deals/new')
    await fillField(user, await findDestination(), 'Valence')
    const reopened = await app.open('/deals/new')
    await screen.findByText('Your unsaved changes were restored.')
    await chooseClient(reopened.user)
    await screen.findByText(/Limit|limit/)
    expect((await findDestination()).value).toBe('Valence')
  })
})
