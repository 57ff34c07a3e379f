import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { parseJson, toJson } from '@backend/db/rows'
import {
  fillCell,
  fillField,
  findDeal,
  findDealRow,
  getCell,
  getReference,
  findOfferedTransition,
  openDeal,
  pressSave,
  waitUntilDirty,
  waitUntilSaved,
} from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** Opens a revision of a confirmed deal from its menu. */
async function openRevision() {
  const opened = await openDeal(app, 'confirmed')
  await opened.user.click(await screen.findByText('Revise…'))
  await confirmReason(opened.user, 'Less wood', 'Open revision')
  await screen.findByRole('heading', { level: 1, name: /^Revision 2 of D-/ })
  return opened
}

const findDifferences = async () =>
  within(await screen.findByRole('region', { name: 'Changes from the valid terms' }))

async function pressTransition(user: UserEvent, transition: string, status: string) {
  await user.click(await findOfferedTransition(transition))
  await screen.findByText(status, { selector: 'header *' })
}

async function confirmReason(user: UserEvent, reason: string, confirm: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText(/^Reason/), reason)
  await user.click(dialog.getByText(confirm, { selector: 'button, button *' }))
}

const findStoredRevision = (id: string) =>
  app.world.db
    .selectFrom('deal_revisions')
    .selectAll()
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow()

describe('a revision of a deal', () => {
  beforeEach(async () => {
    await app.logInAs('sale_manager')
    await app.world.db
      .updateTable('clients')
      .set({ status: 'active', credit_limit_cents: null })
      .execute()
  })

  it('is opened with a reason, edited, sent, agreed, and then is the deal', async () => {
    const { user, id } = await openRevision()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
    )
    expect(screen.getByText(/^Revision 2 of D-.* · not valid yet$/)).toBeTruthy()
    expect(screen.getAllByText('Less wood').length).toBeGreaterThan(0)
    await fillField(user, getReference(), 'PO 99-B')
    await fillCell(user, 1, 'quantity', '7{Enter}')
    await waitUntilDirty()
    await pressSave(user)
    await waitUntilSaved()
    const differences = await findDifferences()
    expect(differences.getByText('PO 99-B')).toBeTruthy()
    expect((await findDealRow(id)).customer_reference).not.toBe('PO 99-B')

    await pressTransition(user, 'Send to the client', 'Awaiting agreement')
    expect(screen.getAllByRole('columnheader', { name: /^Price/ }).length).toBeGreaterThan(0)
    expect(screen.queryByRole('columnheader', { name: /^Purchase/ })).toBeNull()
    expect(screen.getByText('View and print order confirmation')).toBeTruthy()
    await pressTransition(user, 'Client agreed', 'Valid')
    expect(await findDealRow(id)).toMatchObject({
      customer_reference: 'PO 99-B',
      order_confirmation_revision: 2,
      status: 'confirmed',
    })
  })

  it('is applied at once if the client need not agree', async () => {
    const { user, id } = await openRevision()
    await fillField(user, getReference(), 'PO 99-B')
    await waitUntilDirty()
    await pressTransition(user, 'Apply revision', 'Valid')
    expect(await findDealRow(id)).toMatchObject({ customer_reference: 'PO 99-B' })
  })

  it('keeps unsaved edits in a draft of its own', async () => {
    const { user, path } = await openRevision()
    await fillField(user, getReference(), 'PO 99-B')
    await waitUntilDirty()
    await app.open(path)
    await screen.findByText('Revision 2 is open')
    expect(screen.getByLabelText('Customer reference').textContent).not.toContain('PO 99-B')
    await app.open(`${path}?revision=2`)
    await waitFor(() => expect(getReference().value).toBe('PO 99-B'))
  })

  it('is announced on the valid deal and in its list of revisions', async () => {
    const { path } = await openRevision()
    await app.open(path)
    expect(await screen.findByText('Revision 2 is open')).toBeTruthy()
    expect(await screen.findByRole('columnheader', { name: /^Purchase/ })).toBeTruthy()
    expect((await screen.findAllByText('Open revision 2')).length).toBeGreaterThan(0)
    expect(screen.queryByText('Revise…')).toBeNull()
    expect(await screen.findByText('View and print revision 1')).toBeTruthy()
  })

  it('shows an invoiced charge as text, and lets others change', async () => {
    const { db } = app.world
    const pallets = {
      ...{ kind: 'pallets' as const, text: null, basis: 'amount' as const, quantity: null },
      value: '120.00',
    }
    const freight = { ...pallets, kind: 'freight' as const, value: '90.00' }
    const { id } = await findDeal('confirmed')
    await db
      .updateTable('deals')
      .set({ charges: toJson([freight, pallets]) })
      .where('id', '=', id)
      .execute()
    const invoice = await db
      .selectFrom('invoices')
      .select(['id', 'document'])
      .where('kind', '=', 'invoice')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('invoices as note')
              .select('note.id')
              .whereRef('note.credits_id', '=', 'invoices.id'),
          ),
        ),
      )
      .executeTakeFirstOrThrow()
    const charges = [{ charge: pallets, amount: '120.00' }]
    await db
      .updateTable('invoices')
      .set({ deal_id: id, position: 1 })
      .set({ document: toJson({ ...parseJson(invoice.document), charges }) })
      .where('id', '=', invoice.id)
      .execute()
    const { user } = await openRevision()
    const section = within(await screen.findByRole('group', { name: 'Charges and discounts' }))
    const listKinds = () =>
      section
        .getAllByRole<HTMLSelectElement>('combobox', { name: /^Kind/ })
        .map(({ value }) => value)
    await waitFor(() => expect(listKinds()).toEqual(['freight']))
    expect(section.getByText(/120\.00$/, { selector: 'p > span' })).toBeTruthy()
    await user.click(section.getByRole('button', { name: 'Remove charge 1' }))
    await waitFor(() => expect(section.queryByRole('combobox')).toBeNull())
    expect(section.getByText(/120\.00$/, { selector: 'p > span' })).toBeTruthy()
    expect(section.queryByRole('button', { name: /^Remove charge/ })).toBeNull()
  })

  it('is continued after it was withdrawn', async () => {
    const { user, path } = await openRevision()
    await fillCell(user, 1, 'quantity', '7{Enter}')
    await pressSave(user)
    await waitUntilSaved()
    await user.click(await screen.findByText('Withdraw revision…'))
    await confirmReason(user, 'The client declined', 'Withdraw revision')
    await screen.findByText('Withdrawn', { selector: 'header *' })
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
    )
    await app.open(path)
    await user.click(await screen.findByText('Continue from this'))
    await confirmReason(user, 'Counter-offer', 'Open revision')
    await screen.findByRole('heading', { level: 1, name: /^Revision 3 of D-/ })
    expect((await findDifferences()).getByText('7')).toBeTruthy()
  })

  it('is compared with any other revision in a table', async () => {
    const { user } = await openRevision()
    await fillCell(user, 1, 'quantity', '7{Enter}')
    await pressSave(user)
    await waitUntilSaved()
    await user.click(await screen.findByText('Compare revisions'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('columnheader', { name: 'Revision 1' })).toBeTruthy()
    const row = within(await dialog.findByRole('row', { name: /^Line 1, Quantity/ }))
    expect(row.getAllByRole('cell').at(-1)?.textContent).toBe('7')
    expect(dialog.getByText('View and print revision 1')).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText('Compared with'), 'Revision 1')
    expect(await dialog.findByText('These revisions print the same terms and lines.')).toBeTruthy()
  })

  it('shows changes of loaded lines at once as refused', async () => {
    const { id, path } = await openRevision()
    await app.world.db
      .updateTable('deal_lines')
      .set({ loaded_l: 1 })
      .where('deal_id', '=', id)
      .execute()
    const { user } = await app.open(`${path}?revision=2`)
    await screen.findByRole('heading', { level: 1, name: /^Revision 2 of D-/ })
    await waitFor(() => getCell(1, 'price'))
    expect(getCell(1, 'unit').getAttribute('aria-readonly')).toBe('true')
    expect(screen.queryByRole('columnheader', { name: /^Purchase/ })).toBeNull()
    expect(screen.getByLabelText('Transport').tagName).toBe('DD')
    await fillCell(user, 1, 'price', '1{Enter}')
    expect((await screen.findAllByText(/can’t be changed in this status/)).length).toBeGreaterThan(
      0,
    )
    expect(screen.getByText('The changes are listed once the fields are correct.')).toBeTruthy()
    expect(screen.queryByText('No changes yet.')).toBeNull()
    expect((await findStoredRevision(id)).version).toBe(1)
  })

  it('names the fields to look at again once the deal was loaded', async () => {
    const { user, id, path } = await openRevision()
    await fillCell(user, 1, 'quantity', '1{Enter}')
    await pressSave(user)
    await waitUntilSaved()
    await app.world.db
      .updateTable('deal_lines')
      .set(({ ref }) => ({ loaded_l: ref('volume_l') }))
      .where('deal_id', '=', id)
      .execute()
    await app.open(`${path}?revision=2`)
    expect(await screen.findByText('The deal has changed. Check these fields again.')).toBeTruthy()
    expect(screen.getAllByText(/Line 1, Quantity/).length).toBeGreaterThan(0)
  })

  it('prints its own confirmation, marked until the client agrees', async () => {
    // The paper is in the language of the client.
    await app.world.db.updateTable('clients').set({ country: 'GB' }).execute()
    const { user, path } = await openRevision()
    await fillCell(user, 1, 'quantity', '7{Enter}')
    await pressTransition(user, 'Send to the client', 'Awaiting agreement')
    await app.open(`${path}?view=order_confirmation&revision=2`)
    expect(await screen.findByText(/^Revision 2 · Issued/)).toBeTruthy()
    expect(screen.getByText('Proposed revision.')).toBeTruthy()
  })

  it('asks before it is left with unsaved edits', async () => {
    const { user } = await openRevision()
    await fillField(user, getReference(), 'PO 99-B')
    await waitUntilDirty()
    for (const link of screen.getAllByText('Open the deal').slice(0, 1)) await user.click(link)
    expect(await screen.findByText('Save and leave')).toBeTruthy()
  })
})
