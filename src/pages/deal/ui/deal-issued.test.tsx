import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  getCell,
  findDealRow,
  findDeal,
  waitUntilDirty,
  waitUntilSaved,
  findNotes,
  findOfferedTransition,
  pressSave,
  fillCell,
  fillField,
} from '@/app/testing/deal-screen'
import { holdCall, useApp } from '@/app/testing/render-app'

const app = useApp()

const issue = 'Issue order confirmation'
const countRows = () => document.querySelectorAll('[role=grid] tbody tr').length
const getUndoButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' })

/** Opens a draft that can be issued, for a client with enough credit. */
async function openDraft() {
  const { id, path } = await findDeal('order_confirmation')
  await app.world.db.updateTable('deals').set({ status: 'draft' }).where('id', '=', id).execute()
  const { user } = await app.open(path)
  await screen.findByLabelText('Customer reference')
  return { user, id }
}

async function pressIssue(user: UserEvent) {
  await user.click(await findOfferedTransition(issue))
  await screen.findByText('Order confirmation', { selector: 'header *' })
}

describe('a deal issued from its screen', () => {
  beforeEach(async () => {
    await app.logInAs('sale_manager')
    await app.world.db
      .updateTable('clients')
      .set({ status: 'active', credit_limit_cents: null })
      .execute()
  })

  it('offers its next transition, not a second issue, after an open field was changed', async () => {
    const { user } = await openDraft()
    await fillField(user, await findNotes(), 'Ends painted red')
    await waitUntilDirty()
    await pressIssue(user)
    holdCall('post', '/deals/preview/')
    await fillField(user, await findNotes(), 'Ends painted blue')
    await waitUntilDirty()
    expect(await findOfferedTransition('Confirm deal')).toBeTruthy()
    expect(screen.queryByRole('button', { name: issue })).toBeNull()
  })

  it('shows locked fields as text, says since when, and starts with its lines', async () => {
    await openDraft()
    expect(screen.queryByText(/have been locked since/)).toBeNull()
    await app.open((await findDeal('order_confirmation')).path)
    expect(
      await screen.findByText(
        'The printed terms and lines have been locked since the order confirmation was issued. Revise the deal, or reopen it, to change them.',
      ),
    ).toBeTruthy()
    expect(screen.getByLabelText('Customer reference').tagName).toBe('DD')
    expect(screen.getByLabelText('Date').textContent).toMatch(/^\d+\s\w+\s\d{4}$/)
    expect((await findNotes()).tagName).toBe('TEXTAREA')
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Lines')
  })

  it('has no undo history in its lines except for later edits', async () => {
    const { user, id } = await openDraft()
    await fillCell(user, 1, 'quantity', '41{Enter}')
    await pressIssue(user)
    await waitFor(() => expect(getUndoButton().disabled).toBe(true))
    await fillCell(user, 1, 'planned_purchase_price', '222{Enter}')
    await user.click(getUndoButton())
    expect(getUndoButton().disabled).toBe(true)
    expect(getCell(1, 'quantity').textContent).toBe('41')
    await fillField(user, await findNotes(), 'Ends painted red')
    await pressSave(user)
    await waitUntilSaved()
    expect(await findDealRow(id)).toMatchObject({ notes: 'Ends painted red' })
  })

  it('drops lines that were opened and left empty', async () => {
    const { user } = await openDraft()
    const before = countRows()
    await user.click(screen.getByText('Add line'))
    expect(countRows()).toBe(before + 1)
    await pressIssue(user)
    await waitFor(() => expect(countRows()).toBe(before))
  })

  it('lists a line that was filled in while it was being issued, and can be saved without it', async () => {
    const { user, id } = await openDraft()
    const before = countRows()
    const release = holdCall('post', '/deals/:id/transitions/')
    await user.click(await findOfferedTransition(issue))
    await user.click(screen.getByText('Add line'))
    await fillCell(user, before + 1, 'quantity', '7{Enter}')
    await waitUntilDirty()
    release()
    await screen.findByText('Locked before you saved')
    expect(screen.getByText(/^Line \d+: 7 m³/)).toBeTruthy()
    await waitFor(() => expect(countRows()).toBe(before))
    await user.click(screen.getByRole('button', { name: 'Dismiss…' }))
    await user.click(screen.getByRole('button', { name: 'Delete for good' }))
    await fillField(user, await findNotes(), 'Ends painted red')
    await pressSave(user)
    await waitUntilSaved()
    expect(await findDealRow(id)).toMatchObject({
      status: 'order_confirmation',
      notes: 'Ends painted red',
    })
  })
})
