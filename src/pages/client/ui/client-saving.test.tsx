import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  getField,
  waitUntilDirty,
  isSaveEnabled,
  waitUntilSaved,
  getClientRow,
  openClient,
  pressSave,
  saveButton,
  fillField,
} from '@/app/testing/client-screen'
import { holdCall, useApp } from '@/app/testing/render-app'

const app = useApp()

describe('saving a client', () => {
  it('is enabled for a new one, and for a saved one from the first change until it is saved or discarded', async () => {
    await app.logInAs('global_manager')
    await app.open('/clients/new')
    expect(await screen.findByText('Not saved yet')).toBeTruthy()
    expect(isSaveEnabled()).toBe(true)

    const { user, client } = await openClient(app)
    expect(screen.queryByText('Not saved yet')).toBeNull()
    expect(isSaveEnabled()).toBe(false)
    await fillField(user, /^Destination/, 'Valence')
    await waitUntilDirty()
    expect(isSaveEnabled()).toBe(true)
    await fillField(user, /^Destination/, client.default_destination ?? '')
    await waitFor(() => expect(isSaveEnabled()).toBe(false))
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    await fillField(user, /^Destination/, 'Valence')
    await pressSave(user)
    await waitUntilSaved()
    expect(isSaveEnabled()).toBe(false)
  })

  it('by Enter on its button keeps the focus there, and another Enter saves nothing', async () => {
    await app.logInAs('global_manager')
    const { user, client } = await openClient(app)
    await fillField(user, /^Destination/, 'Valence')
    saveButton().focus()
    await user.keyboard('{Enter}')
    await waitUntilSaved()
    await waitFor(() => expect(isSaveEnabled()).toBe(false))
    expect(document.activeElement).toBe(saveButton())
    // The `disabled` attribute would take the focus from the button.
    expect(saveButton().disabled).toBe(false)
    await user.keyboard('{Enter}')
    expect(screen.queryByText('Saving…')).toBeNull()
    expect((await getClientRow()).version).toBe(client.version + 1)
  })

  it('by shortcut does nothing without changes', async () => {
    await app.logInAs('global_manager')
    const { user, client } = await openClient(app)
    await user.click(getField(/^Destination/))
    await user.keyboard('{Control>}s{/Control}')
    await fillField(user, /^Destination/, 'Valence')
    await pressSave(user)
    await waitUntilSaved()
    expect((await getClientRow()).version).toBe(client.version + 1)
  })

  it('is done by Ctrl+S in any field', async () => {
    await app.logInAs('global_manager')
    const { user } = await openClient(app)
    await fillField(user, /^Destination/, 'Valence')
    await user.keyboard('{Control>}s{/Control}')
    await waitUntilSaved()
    expect(await getClientRow()).toMatchObject({ default_destination: 'Valence' })
  })

  it('keeps input typed meanwhile for the next save', async () => {
    await app.logInAs('global_manager')
    const { user } = await openClient(app)
    const release = holdCall('put', '/clients/:id/')
    await fillField(user, /^Destination/, 'Valence')
    await pressSave(user)
    await fillField(user, /^Address/, '1 rue des Pins')
    release()
    await waitFor(async () =>
      expect(await getClientRow()).toMatchObject({ default_destination: 'Valence' }),
    )
    expect(getField(/^Address/).value).toBe('1 rue des Pins')
    await waitUntilDirty()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull(),
    )
    await pressSave(user)
    await waitUntilSaved()
    expect(await getClientRow()).toMatchObject({
      default_destination: 'Valence',
      address: '1 rue des Pins',
    })
  })

  it('keeps a space typed meanwhile', async () => {
    await app.logInAs('global_manager')
    const { user } = await openClient(app)
    const release = holdCall('put', '/clients/:id/')
    await fillField(user, /^Destination/, 'Saint')
    await pressSave(user)
    await user.type(getField(/^Destination/), ' ')
    release()
    await waitUntilSaved()
    await user.keyboard('Étienne')
    expect(getField(/^Destination/).value).toBe('Saint Étienne')
  })
})
