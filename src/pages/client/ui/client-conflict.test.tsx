import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getTestWorld } from '@mocks/node/test-world'
import {
  getField,
  waitUntilSaved,
  getClientRow,
  openClient,
  pressSave,
  saveClientElsewhere,
  fillField,
} from '@/app/testing/client-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** Returns the VAT code of another client in the same country; VAT codes are unique. */
async function findOtherVatCode(): Promise<string> {
  const { id, country } = await getClientRow()
  const otherClient = await getTestWorld()
    .db.selectFrom('clients')
    .select('vat_code')
    .where('country', '=', country)
    .where('id', '!=', id)
    .where('vat_code', 'is not', null)
    .executeTakeFirstOrThrow()
  return otherClient.vat_code ?? ''
}

describe('a client changed by two people', () => {
  it('asks again if a third version is saved meanwhile', async () => {
    await app.logInAs('global_manager')
    const { user, client } = await openClient(app)
    await fillField(user, /^Destination/, 'Valence')
    await saveClientElsewhere(client.id, { address: '2 rue des Chênes' })
    await pressSave(user)
    await screen.findByRole('dialog', { name: 'Two versions of this record' })
    await saveClientElsewhere(client.id, { vat_code: 'FR99000000001' })
    await user.click(screen.getByRole('button', { name: 'Save selection' }))

    const remoteChoice = await screen.findByRole<HTMLInputElement>('radio', {
      name: 'VAT code: Theirs, FR99000000001',
    })
    expect(remoteChoice.checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Save selection' }))
    await waitUntilSaved()
    expect(await getClientRow()).toMatchObject({
      vat_code: 'FR99000000001',
      address: '2 rue des Chênes',
      default_destination: 'Valence',
    })
  })

  it('returns to the form if the choice cannot be saved', async () => {
    await app.logInAs('global_manager')
    const { user, client } = await openClient(app)
    await fillField(user, /^VAT code/, await findOtherVatCode())
    await saveClientElsewhere(client.id, { address: '2 rue des Chênes' })
    await pressSave(user)
    await user.click(await screen.findByRole('button', { name: 'Save selection' }))
    await waitFor(() => expect(getField(/^VAT code/).getAttribute('aria-invalid')).toBe('true'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(getField(/^VAT code/))
    expect(getField(/^Address/).value).toBe('2 rue des Chênes')
  })
})

describe('a client changed by another user', () => {
  it('shows the new version if nothing was typed, and saves without a question', async () => {
    await app.logInAs('global_manager')
    const { user, client, queryClient } = await openClient(app)
    await saveClientElsewhere(client.id, { address: '2 rue des Chênes' })
    await queryClient.invalidateQueries({ queryKey: ['clients', 'one', client.id] })
    await waitFor(() => expect(getField(/^Address/).value).toBe('2 rue des Chênes'))
    await fillField(user, /^Destination/, 'Valence')
    await pressSave(user)
    await waitUntilSaved()
    expect(await getClientRow()).toMatchObject({
      address: '2 rue des Chênes',
      default_destination: 'Valence',
    })
  })
})
