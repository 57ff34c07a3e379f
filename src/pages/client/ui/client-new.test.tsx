import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findClientAddress } from '@mocks/scenarios/addresses'
import {
  chooseCountry,
  getField,
  waitUntilDirty,
  waitUntilSaved,
  getClientRow,
  pressSave,
  saveButton,
  fillField,
} from '@/app/testing/client-screen'
import { describeRecordScreen } from '@/app/testing/record-screen'
import { holdCall, loseAnswer, useApp } from '@/app/testing/render-app'
import { createComment } from '@/entities/document'
import { DAY_MS } from '@domain/calendar'

const app = useApp()

/** Opens a new client and fills in the required fields. */
async function openNew() {
  await app.logInAs('global_manager')
  const opened = await app.open('/clients/new')
  await screen.findByRole('heading', { level: 1, name: 'New client' })
  await fillField(opened.user, /^Name/, 'Charpentes du Jura')
  await chooseCountry(opened.user, 'France')
  return opened
}

describe('a client', () => {
  describeRecordScreen(app, {
    table: 'clients',
    worker: 'global_manager',
    existing: { path: findClientAddress('Bois du Rhône SAS'), name: 'Bois du Rhône SAS' },
    added: {
      path: '/clients/new',
      name: 'Charpentes du Jura',
      async fill(user) {
        await fillField(user, /^Name/, 'Charpentes du Jura')
        await chooseCountry(user, 'France')
      },
      row: { country: 'FR', status: 'prospect' },
    },
  })
})

describe('a new client', () => {
  it('offers every country at once', async () => {
    await app.logInAs('global_manager')
    await app.open('/clients/new')
    await screen.findByRole('heading', { level: 1, name: 'New client' })
    expect(within(getField(/^Country/)).getAllByRole('option').length).toBeGreaterThan(240)
  })

  it('is not sent without the required fields', async () => {
    await app.logInAs('global_manager')
    const { router, user } = await app.open('/clients/new')
    await screen.findByRole('heading', { level: 1, name: 'New client' })
    await pressSave(user)
    await waitFor(() => expect(document.activeElement).toBe(getField(/^Name/)))
    expect(getField(/^Name/).getAttribute('aria-invalid')).toBe('true')
    expect(getField(/^Country/).getAttribute('aria-invalid')).toBe('true')
    expect(router.state.location.pathname).toBe('/clients/new')
    expect(await screen.findByText('Form validation error')).toBeTruthy()
  })

  it('reports all errors at once, without a call', async () => {
    await app.logInAs('global_manager')
    const { user } = await app.open('/clients/new')
    await screen.findByRole('heading', { level: 1, name: 'New client' })
    await chooseCountry(user, 'Lithuania')
    await fillField(user, /^VAT code/, 'LT1')
    await user.clear(getField(/^Days/))
    await pressSave(user)
    expect(
      await screen.findByText(
        'VAT codes of this country look like LT123456789. Correct the code, or change the country.',
      ),
    ).toBeTruthy()
    expect(getField(/^Name/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter the number of days after the invoice.')).toBeTruthy()
  })

  it('with the VAT code of another client is refused at that focused field, which names the other client', async () => {
    await app.logInAs('global_manager')
    const { vat_code } = await getClientRow()
    const { user } = await app.open('/clients/new')
    await screen.findByRole('heading', { level: 1, name: 'New client' })
    await fillField(user, /^Name/, 'Charpentes du Jura')
    await chooseCountry(user, 'France')
    await fillField(user, /^VAT code/, vat_code ?? '')
    await pressSave(user)
    expect(
      await screen.findByText(
        'Bois du Rhône SAS already has this code. Check the code, or use that record.',
      ),
    ).toBeTruthy()
    expect(await screen.findByText('Form validation error')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(getField(/^VAT code/)))
    expect(getField(/^VAT code/).getAttribute('aria-invalid')).toBe('true')
    expect(getField(/^Name/).value).toBe('Charpentes du Jura')
  })

  it('keeps input typed while it is created at its new address', async () => {
    const { user } = await openNew()
    const release = holdCall('post', '/clients/')
    await pressSave(user)
    await fillField(user, /^Address/, '1 rue des Pins')
    release()
    await screen.findByRole('heading', { level: 1, name: 'Charpentes du Jura' })
    expect(getField(/^Address/).value).toBe('1 rue des Pins')
    await pressSave(user)
    await waitUntilSaved()
    const added = app.world.db
      .selectFrom('clients')
      .select('address')
      .where('name', '=', 'Charpentes du Jura')
    expect(await added.execute()).toEqual([{ address: '1 rue des Pins' }])
  })

  it('is created once if its draft is saved again months after a lost answer', async () => {
    const { user } = await openNew()
    loseAnswer('post', '/clients/')
    await pressSave(user)
    await screen.findAllByText(/can’t be reached/)
    app.world.clock.advance(60 * DAY_MS)
    await app.logInAs('global_manager')
    // A request with a key removes expired answers.
    await createComment({ kind: 'client', id: (await getClientRow()).id }, 'Called today')
    const opened = await app.open('/clients/new')
    await waitUntilDirty()
    await fillField(opened.user, /^Address/, '1 rue des Pins')
    await pressSave(opened.user)
    await screen.findByRole('heading', { level: 1, name: 'Charpentes du Jura' })
    await waitUntilSaved()
    const created = app.world.db
      .selectFrom('clients')
      .select('address')
      .where('name', '=', 'Charpentes du Jura')
    expect(await created.execute()).toEqual([{ address: '1 rue des Pins' }])
  })

  it('keeps the focus on Save when it is created, and says that it is saved', async () => {
    const { user } = await openNew()
    // The live region exists before it has a text: some screen readers miss a region added together
    // with its text.
    const state = await waitUntilDirty()
    expect(state.role).toBe('status')
    const button = saveButton()
    button.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Charpentes du Jura' })
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(state.isConnected).toBe(true)
    expect(state.textContent).toMatch(/^Saved/)
  })

  it('keeps the focus in the field when it is created by keyboard, also in a contact', async () => {
    const { user } = await openNew()
    await user.click(screen.getByRole('button', { name: 'Add contact' }))
    await user.keyboard('Claire')
    const focusedField = document.activeElement
    await user.keyboard('{Control>}s{/Control}')
    await waitUntilSaved()
    await waitFor(() => expect(document.activeElement).toBe(focusedField))
    await user.keyboard(' Morel')
    expect(screen.getByRole('button', { name: 'Remove Claire Morel' })).toBeTruthy()
  })

  it('leaves no input for the next one', async () => {
    const { router, user } = await openNew()
    const release = holdCall('post', '/clients/')
    await pressSave(user)
    await fillField(user, /^Address/, '1 rue des Pins')
    release()
    await screen.findByRole('heading', { level: 1, name: 'Charpentes du Jura' })
    await waitUntilDirty()
    await router.navigate({ to: '/clients/new', ignoreBlocker: true })
    await screen.findByRole('heading', { level: 1, name: 'New client' })
    expect(getField(/^Name/).value).toBe('')
    expect(getField(/^Address/).value).toBe('')
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  })

  it('does not navigate back a user who left while it was being created', async () => {
    const { router, user } = await openNew()
    const release = holdCall('post', '/clients/')
    await pressSave(user)
    await screen.findByText('Saving…')
    void router.navigate({ to: '/clients' })
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients'))
    release()
    // Once the client is added, its draft is removed.
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]),
    )
    expect(router.state.location.pathname).toBe('/clients')
  })
})
