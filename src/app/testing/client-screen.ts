import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { getTestWorld } from '@mocks/node/test-world'
import type { useApp } from './render-app'

export const getField = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)

/** Replaces the content of a field. */
export async function fillField(user: UserEvent, label: RegExp, text: string): Promise<void> {
  await user.clear(getField(label))
  await user.paste(text)
}

export async function chooseCountry(user: UserEvent, name: string): Promise<void> {
  await user.click(getField(/^Country/))
  await user.selectOptions(
    getField(/^Country/),
    within(getField(/^Country/)).getByRole('option', { name }),
  )
}

export const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
export const isSaveEnabled = () => saveButton().getAttribute('aria-disabled') !== 'true'
export const pressSave = (user: UserEvent) => user.click(saveButton())
export const waitUntilSaved = () => screen.findByText(/^Saved/)
export const waitUntilDirty = () => screen.findByText('Unsaved changes')

/** Returns the database row of the client that these tests open. */
export const getClientRow = () =>
  getTestWorld()
    .db.selectFrom('clients')
    .selectAll()
    .where('name', '=', 'Bois du Rhône SAS')
    .executeTakeFirstOrThrow()

/** Opens the client and waits for its form. */
export async function openClient(app: ReturnType<typeof useApp>) {
  const client = await getClientRow()
  const opened = await app.open(`/clients/${client.id}`)
  await screen.findByLabelText(/^VAT code/)
  return { ...opened, client }
}

/** Saves the client as another user. */
export async function saveClientElsewhere(
  id: string,
  changes: { address?: string; vat_code?: string },
): Promise<void> {
  await getTestWorld()
    .db.updateTable('clients')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
