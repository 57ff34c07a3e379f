import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { findDealRow, openDeal } from '@/app/testing/deal-screen'
import { changeFromAnotherSession, failCall, useApp } from '@/app/testing/render-app'

const app = useApp()

const openIssuedDeal = (role: 'sale_manager' | 'global_manager' = 'sale_manager') =>
  app.logInAs(role).then(() => openDeal(app, 'order_confirmation'))

/** Chooses a transition in the menu and returns the field of its reason. */
async function startTransition(user: UserEvent, transition: string) {
  await user.click(await screen.findByText(transition))
  return within(await screen.findByRole('dialog')).findByLabelText<HTMLTextAreaElement>(/^Reason/)
}
const confirmDialog = (user: UserEvent, confirm: string) =>
  user.click(
    within(screen.getByRole('dialog')).getByText(confirm, { selector: 'button, button *' }),
  )
const cancelDialog = (user: UserEvent) => confirmDialog(user, 'Back')
const getReasonKeys = () => Object.keys(localStorage).filter((key) => key.includes(':reason-'))

describe('the reason of a transition', () => {
  it('is restored in its dialog after a reload, and deleted once the transition is done', async () => {
    const { user, path, id } = await openIssuedDeal()
    await user.type(await startTransition(user, 'Reopen as draft…'), 'The client wants')

    const reopened = await app.open(path)
    const field = await startTransition(reopened.user, 'Reopen as draft…')
    expect(field.value).toBe('The client wants')
    await reopened.user.keyboard(' larch')
    await confirmDialog(reopened.user, 'Reopen')
    await waitFor(async () => expect(await findDealRow(id)).toMatchObject({ status: 'draft' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(getReasonKeys()).toEqual([])

    await app.world.db
      .updateTable('deals')
      .set({ status: 'order_confirmation' })
      .where('id', '=', id)
      .execute()
    const later = await app.open(path)
    expect((await startTransition(later.user, 'Reopen as draft…')).value).toBe('')
  })

  it('belongs to its transition, deal and user', async () => {
    const { user, path, id } = await openIssuedDeal()
    await user.type(await startTransition(user, 'Reopen as draft…'), 'The client wants larch')
    await cancelDialog(user)
    expect((await startTransition(user, 'Cancel deal…')).value).toBe('')
    await cancelDialog(user)
    expect((await startTransition(user, 'Reopen as draft…')).value).toBe('The client wants larch')

    const { sale_manager_id } = await findDealRow(id)
    const ownDeals = app.world.db
      .selectFrom('deals')
      .select('id')
      .where('sale_manager_id', '=', sale_manager_id)
      .where('id', '!=', id)
    const otherDeal = await ownDeals.where('status', '=', 'draft').executeTakeFirstOrThrow()
    await app.world.db
      .updateTable('deals')
      .set({ status: 'order_confirmation' })
      .where('id', '=', otherDeal.id)
      .execute()
    const otherScreen = await app.open(`/deals/${otherDeal.id}`)
    expect((await startTransition(otherScreen.user, 'Reopen as draft…')).value).toBe('')

    await app.logInAs('global_manager')
    const other = await app.open(path)
    expect((await startTransition(other.user, 'Cancel deal…')).value).toBe('')
    await cancelDialog(other.user)
    await app.logInAs('sale_manager')
    const ownScreen = await app.open(path)
    expect((await startTransition(ownScreen.user, 'Reopen as draft…')).value).toBe(
      'The client wants larch',
    )
  })

  it('is kept if the transition fails', async () => {
    const { user, queryClient, path } = await openIssuedDeal()
    failCall('/deals/:id/transitions/')
    await user.type(await startTransition(user, 'Cancel deal…'), 'The buyer has gone')
    await confirmDialog(user, 'Cancel deal')
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(screen.getByRole('dialog')).toBeTruthy()
    const reopened = await app.open(path)
    expect((await startTransition(reopened.user, 'Cancel deal…')).value).toBe('The buyer has gone')
  })

  it('survives a lost session up to the last keystroke', async () => {
    const { user, router, path } = await openIssuedDeal()
    await user.type(await startTransition(user, 'Cancel deal…'), 'The buyer has gone')
    changeFromAnotherSession({ is_logged_in: false, role: null })
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await app.logInAs('sale_manager')
    const reopened = await app.open(path)
    expect((await startTransition(reopened.user, 'Cancel deal…')).value).toBe('The buyer has gone')
  })

  it('is deleted when it is cleared', async () => {
    const { user, path } = await openIssuedDeal()
    await user.type(await startTransition(user, 'Cancel deal…'), 'No')
    await cancelDialog(user)
    expect(getReasonKeys()).toHaveLength(1)
    await user.clear(await startTransition(user, 'Cancel deal…'))
    const reopened = await app.open(path)
    expect(getReasonKeys()).toEqual([])
    expect((await startTransition(reopened.user, 'Cancel deal…')).value).toBe('')
  })

  it('for exceeding a credit limit is kept too', async () => {
    await app.world.db
      .updateTable('clients')
      .set({ status: 'active', credit_limit_cents: 100_00 })
      .execute()
    const { user, path, id } = await openIssuedDeal('global_manager')
    await user.type(
      await startTransition(user, 'Confirm over the credit limit…'),
      'Paid in advance',
    )
    const reopened = await app.open(path)
    expect((await startTransition(reopened.user, 'Confirm over the credit limit…')).value).toBe(
      'Paid in advance',
    )
    await confirmDialog(reopened.user, 'Confirm')
    await waitFor(async () => expect(await findDealRow(id)).toMatchObject({ status: 'confirmed' }))
    await waitFor(() => expect(getReasonKeys()).toEqual([]))
  })
})
