import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { PartnerTable } from '@backend/partners/partner-search'
import type { Role } from '@/entities/session'
import { getTestWorld } from '@mocks/node/test-world'
import { getField, waitUntilDirty, waitUntilSaved, pressSave, fillField } from './client-screen'
import type { useApp } from './render-app'

interface RecordScreen {
  readonly table: PartnerTable
  /** A role that may add and change the records. */
  readonly worker: Role
  /** A text field to type into: the start of its label, and its column. Defaults to the address. */
  readonly text?: { readonly label: string; readonly column: string }
  /** An existing record: its path and name. */
  readonly existing: { readonly path: string; readonly name: string }
  /** A new record: its path and name, the input, and the expected database row. */
  readonly added: {
    readonly path: string
    readonly name: string
    fill(user: UserEvent): Promise<void>
    readonly row: object
  }
}

const ADDRESS = { label: 'Address', column: 'address' }

/**
 * Tests shared by all record screens: a new record gets its own address, input is kept until it is
 * saved, and concurrent edits are merged.
 */
export function describeRecordScreen(
  app: ReturnType<typeof useApp>,
  { table, worker, text = ADDRESS, existing, added }: RecordScreen,
): void {
  const label = new RegExp(`^${text.label}`)
  const selectRows = () => getTestWorld().db.selectFrom(table).selectAll()
  const open = async (path: string) => {
    await app.logInAs(worker)
    const opened = await app.open(path)
    await screen.findByLabelText(label)
    return opened
  }

  it('is added, and its screen stays open under its own address', async () => {
    const { user, router } = await open(added.path)
    await added.fill(user)
    await pressSave(user)
    await waitUntilSaved()
    await screen.findByRole('heading', { level: 1, name: added.name })
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/[0-9a-f-]{36}$/))
    const id = router.state.location.pathname.split('/').at(-1) ?? ''
    expect(await selectRows().where('id', '=', id).executeTakeFirstOrThrow()).toMatchObject({
      name: added.name,
      ...added.row,
    })
  })

  it('keeps what is typed until it is saved', async () => {
    const { user } = await open(existing.path)
    await fillField(user, label, '1 Mill Lane')
    await waitUntilDirty()
    const reopened = await open(existing.path)
    expect(getField(label).value).toBe('1 Mill Lane')
    await pressSave(reopened.user)
    await waitUntilSaved()
    expect(
      await selectRows().where('name', '=', existing.name).executeTakeFirstOrThrow(),
    ).toMatchObject({
      [text.column]: '1 Mill Lane',
    })
  })

  it('that two people change shows both sides', async () => {
    const { user } = await open(existing.path)
    await fillField(user, label, '1 Mill Lane')
    await getTestWorld()
      .db.updateTable(table)
      .set((row) => ({ [text.column]: '2 Oak Street', version: row('version', '+', 1) }))
      .where('name', '=', existing.name)
      .execute()
    await pressSave(user)
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Two versions of this record' }),
    )
    await user.click(dialog.getByRole('radio', { name: `${text.label}: Theirs, 2 Oak Street` }))
    await user.click(dialog.getByRole('button', { name: 'Save selection' }))
    await waitUntilSaved()
    expect(getField(label).value).toBe('2 Oak Street')
  })
}
