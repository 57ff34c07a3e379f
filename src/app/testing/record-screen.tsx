import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Role } from '@/entities/session'
import { getTestWorld } from '@mocks/node/test-world'
import { field, isDirty, isSaved, pressSave, fillField } from './client-screen'
import type { useApp } from './render-app'

interface RecordScreen {
  readonly table: 'clients' | 'sawmills'
  /** Somebody who may add and change them. */
  readonly worker: Role
  /** A text of it, which is typed here: how its label begins, and its column. By default its address. */
  readonly text?: { readonly label: string; readonly column: string }
  /** One that is there already: its address in the application, and what it is called. */
  readonly known: { readonly path: string; readonly name: string }
  /** One that is added: where, what it is called, what is typed, and what the database then has of it. */
  readonly added: {
    readonly path: string
    readonly name: string
    fill(user: UserEvent): Promise<void>
    readonly row: object
  }
}

const ADDRESS = { label: 'Address', column: 'address' }

/**
 * What the screen of every record does: one that is added gets an address of its own, what is typed is kept until it is saved, and of two
 * people who change one at the same time neither loses anything.
 */
export function describeRecordScreen(
  app: ReturnType<typeof useApp>,
  { table, worker, text = ADDRESS, known, added }: RecordScreen,
): void {
  const label = new RegExp(`^${text.label}`)
  const rows = () => getTestWorld().db.selectFrom(table).selectAll()
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
    await isSaved()
    await screen.findByRole('heading', { level: 1, name: added.name })
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/[0-9a-f-]{36}$/))
    const id = router.state.location.pathname.split('/').at(-1) ?? ''
    expect(await rows().where('id', '=', id).executeTakeFirstOrThrow()).toMatchObject({
      name: added.name,
      ...added.row,
    })
  })

  it('keeps what is typed until it is saved', async () => {
    const { user } = await open(known.path)
    await fillField(user, label, '1 Mill Lane')
    await isDirty()
    const again = await open(known.path)
    expect(field(label).value).toBe('1 Mill Lane')
    await pressSave(again.user)
    await isSaved()
    expect(await rows().where('name', '=', known.name).executeTakeFirstOrThrow()).toMatchObject({
      [text.column]: '1 Mill Lane',
    })
  })

  it('that two people change shows both sides', async () => {
    const { user } = await open(known.path)
    await fillField(user, label, '1 Mill Lane')
    await getTestWorld()
      .db.updateTable(table)
      .set((row) => ({ [text.column]: '2 Oak Street', version: row('version', '+', 1) }))
      .where('name', '=', known.name)
      .execute()
    await pressSave(user)
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Two versions of this record' }),
    )
    await user.click(dialog.getByRole('radio', { name: `${text.label}: Theirs, 2 Oak Street` }))
    await user.click(dialog.getByRole('button', { name: 'Save what I chose' }))
    await isSaved()
    expect(field(label).value).toBe('2 Oak Street')
  })
}
