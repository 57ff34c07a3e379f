import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  getCell,
  chooseClient,
  findDealRow,
  findDeal,
  findBlockedTransition,
  findNotes,
  findOfferedTransition,
  openDeal,
  getReference,
  saveDealElsewhere,
  fillCell,
  fillField,
} from '@/app/testing/deal-screen'
import { holdCall, useApp } from '@/app/testing/render-app'

const app = useApp()

async function openIssuedDeal(role: 'sale_manager' | 'global_manager' = 'sale_manager') {
  await app.logInAs(role)
  return openDeal(app, 'order_confirmation')
}

/** Confirms without a reason, expects the error, and gives the reason. */
async function giveReason(user: UserEvent, title: string, confirm: string, reason: string) {
  const dialog = await screen.findByRole('dialog', { name: title })
  const confirmButton = within(dialog).getByText(confirm, { selector: 'button, button *' })
  const field = within(dialog).getByLabelText(/^Reason/)
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.click(confirmButton)
  expect(await within(dialog).findByText('Enter a reason in a few words.')).toBeTruthy()
  expect((await screen.findAllByText('Form validation error'))[0]).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.paste(reason)
  await user.click(confirmButton)
}

const findLogEntry = (id: string, kind: 'transition' | 'overridden') =>
  app.world.db
    .selectFrom('activity')
    .select('reason')
    .where('record_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .executeTakeFirst()

describe('a new deal whose response is slow', () => {
  async function writeNewDeal() {
    await app.logInAs('sale_manager')
    const opened = await app.open('/deals/new')
    const { user } = opened
    const product = await app.world.db
      .selectFrom('products')
      .select('name')
      .where('name', 'like', 'Spruce%')
      .orderBy('name')
      .executeTakeFirstOrThrow()
    await screen.findByRole('option', { name: 'Letter of credit' })
    await chooseClient(user)
    await fillField(user, screen.getByLabelText('Delivery from week'), '2027-W03')
    await fillCell(user, 1, 'quantity', '40m3')
    await fillCell(user, 1, 'price', '312')
    await user.click(getCell(1, 'product'))
    await user.keyboard('x{Backspace}')
    await user.paste(product.name)
    await user.tab()
    return { ...opened, transition: await findOfferedTransition('Issue order confirmation') }
  }
  const findLatestDeal = () =>
    app.world.db
      .selectFrom('deals')
      .select(['id', 'status'])
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()

  /** Starts the transition and leaves the page while the deal is being saved. */
  async function leaveWhileSaving() {
    const { router, user, queryClient, transition } = await writeNewDeal()
    const { id } = await findLatestDeal()
    const release = holdCall('post', '/deals/')
    await user.click(transition)
    await screen.findByText('Saving…')
    void router.navigate({ to: '/general-order' })
    await user.click(await screen.findByText('Leave'))
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/general-order'))
    const finishSaving = async () => {
      release()
      await waitFor(async () => expect((await findLatestDeal()).id).not.toBe(id))
      await waitFor(() => expect(queryClient.isMutating()).toBe(0))
      await router.load()
    }
    return { router, comesThrough: finishSaving }
  }

  it('does not navigate a user who left during its transition', async () => {
    const { router, user, queryClient, transition } = await writeNewDeal()
    const release = holdCall('post', '/deals/:id/transitions/')
    await user.click(transition)
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/deals\/[0-9a-f-]{36}$/))
    void router.navigate({ to: '/general-order' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/general-order'))
    release()
    await waitFor(async () =>
      expect(await findLatestDeal()).toMatchObject({ status: 'order_confirmation' }),
    )
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    await router.load()
    expect(router.state.location.pathname).toBe('/general-order')
  })

  it('does not navigate a user who left while it was being saved', async () => {
    const { router, comesThrough: finishSaving } = await leaveWhileSaving()
    await finishSaving()
    expect(router.state.location.pathname).toBe('/general-order')
  })

  it('does not navigate a user who returned to start another one', async () => {
    const { router, comesThrough: finishSaving } = await leaveWhileSaving()
    await waitFor(() => expect(screen.queryByLabelText('Delivery from week')).toBeNull())
    await router.navigate({ to: '/deals/new' })
    await screen.findByLabelText('Delivery from week')
    await finishSaving()
    expect(router.state.location.pathname).toBe('/deals/new')
  })
})

describe('a deal with an issued order confirmation', () => {
  it('is reopened as a draft with a reason', async () => {
    const { user, id } = await openIssuedDeal()
    await user.click(await screen.findByText('Reopen as draft…'))
    await giveReason(user, 'Reopen the deal as a draft', 'Reopen', 'The client wants larch')
    await waitFor(async () => expect(await findDealRow(id)).toMatchObject({ status: 'draft' }))
    expect(await findLogEntry(id, 'transition')).toEqual({ reason: 'The client wants larch' })
  })

  it('is canceled with a reason', async () => {
    const { user, id } = await openIssuedDeal()
    await user.click(await screen.findByText('Cancel deal…'))
    await giveReason(user, 'Cancel this deal?', 'Cancel deal', 'The client stopped the building')
    await waitFor(async () =>
      expect(await findDealRow(id)).toMatchObject({
        status: 'canceled',
        cancel_reason: 'The client stopped the building',
      }),
    )
  })

  it('shows the bought, loaded and delivered shares rounded down to the same decimals', async () => {
    await app.world.db
      .updateTable('deals')
      .set({ volume_l: 3, purchased_l: 2, loaded_l: 1, delivered_l: 0 })
      .execute()
    await openIssuedDeal()
    expect(
      (await screen.findByText('Bought, loaded, delivered')).parentElement?.textContent,
    ).toContain('66.66% / 33.33% / 0%')
  })

  it('hides coverage once it is canceled', async () => {
    const { user } = await openIssuedDeal()
    await screen.findByText('Bought, loaded, delivered')
    await user.click(await screen.findByText('Cancel deal…'))
    await giveReason(user, 'Cancel this deal?', 'Cancel deal', 'The buyer has gone')
    await waitFor(() => expect(screen.queryByText('Bought, loaded, delivered')).toBeNull())
  })

  it('is confirmed with input typed a moment before', async () => {
    await app.world.db
      .updateTable('clients')
      .set({ status: 'active', credit_limit_cents: null })
      .execute()
    const { user, id } = await openIssuedDeal()
    const transition = await findOfferedTransition('Confirm deal')
    await user.type(await findNotes(), 'Ends painted red')
    await user.click(transition)
    await waitFor(async () => expect(await findDealRow(id)).toMatchObject({ status: 'confirmed' }))
    expect((await findDealRow(id)).notes).toMatch(/Ends painted red$/)
  })

  it('is not confirmed unseen: changes of other users are named, reloaded, and confirmed by the next click', async () => {
    await app.world.db
      .updateTable('clients')
      .set({ status: 'active', credit_limit_cents: null })
      .execute()
    const { user, id } = await openIssuedDeal()
    await findOfferedTransition('Confirm deal')
    await saveDealElsewhere(id, { customer_reference: 'PO-9907' })
    await user.click(await findOfferedTransition('Confirm deal'))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'A newer version was saved' }),
    )
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Customer reference: .* → PO-9907$/),
    ])
    expect(getReference().textContent).not.toBe('PO-9907')
    await user.click(question.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(getReference().textContent).toBe('PO-9907'))
    expect(await findDealRow(id)).toMatchObject({ status: 'order_confirmation' })
    await user.click(await findOfferedTransition('Confirm deal'))
    await waitFor(async () => expect(await findDealRow(id)).toMatchObject({ status: 'confirmed' }))
  })

  it('is not confirmed by the second click of a double click', async () => {
    await app.world.db
      .updateTable('clients')
      .set({ status: 'active', credit_limit_cents: null })
      .execute()
    const { queryClient, id } = await openIssuedDeal()
    const transition = await findOfferedTransition('Confirm deal')
    fireEvent.click(transition, { detail: 2 })
    expect(queryClient.isMutating()).toBe(0)
    fireEvent.click(transition, { detail: 1 })
    await waitFor(async () => expect(await findDealRow(id)).toMatchObject({ status: 'confirmed' }))
  })

  it('counts toward the client’s exposure from confirmation until cancellation', async () => {
    await app.world.db
      .updateTable('clients')
      .set({ status: 'active', credit_limit_cents: 1_000_000_000 })
      .execute()
    const { user } = await openIssuedDeal()
    const getCreditText = () => screen.getByText(/^Credit limit/).textContent
    await screen.findByText(/^Credit limit/)
    const before = getCreditText()
    await user.click(await findOfferedTransition('Confirm deal'))
    await waitFor(() => expect(getCreditText()).not.toBe(before))
    await user.click(await screen.findByText('Cancel deal…'))
    await giveReason(user, 'Cancel this deal?', 'Cancel deal', 'The buyer has gone')
    await waitFor(() => expect(getCreditText()).toBe(before))
  })

  describe('that exceeds its client’s credit limit', () => {
    const message =
      /^Over the credit limit by €[\d,.]+: exposure €[\d,.]+ plus €[\d,.]+ of this deal, limit €100\.00\. (.*)$/
    const limit = () =>
      app.world.db
        .updateTable('clients')
        .set({ status: 'active', credit_limit_cents: 100_00 })
        .execute()

    it('shows the excess, and is confirmed by a global manager with a reason', async () => {
      await limit()
      const { user, id } = await openIssuedDeal('global_manager')
      const need = await screen.findByText(message)
      expect(need.textContent).toContain(
        'You can override this when you confirm, if you give a reason.',
      )
      expect(screen.queryByText(/global manager can/)).toBeNull()
      await user.click(await screen.findByText('Confirm over the credit limit…'))
      await giveReason(user, 'Confirm over the credit limit', 'Confirm', 'Paid in advance')
      await waitFor(async () =>
        expect(await findDealRow(id)).toMatchObject({ status: 'confirmed' }),
      )
    })

    it('shows the excess as a draft, and can be issued', async () => {
      await limit()
      await app.logInAs('global_manager')
      const { id, path } = await findDeal('order_confirmation')
      await app.world.db
        .updateTable('deals')
        .set({ status: 'draft' })
        .where('id', '=', id)
        .execute()
      await app.open(path)
      const heading = await screen.findByRole('heading', { name: 'Before confirming' })
      expect(heading.closest('section')?.textContent).toMatch(/Over the credit limit by/)
      expect(await findOfferedTransition('Issue order confirmation')).toBeTruthy()
    })
  })

  describe('for a blocked client', () => {
    const block = async (id: string) => {
      const { client_id } = await findDealRow(id)
      await app.world.db
        .updateTable('clients')
        .set({ status: 'blocked', credit_limit_cents: null })
        .where('id', '=', client_id)
        .execute()
    }

    it('is confirmed by a global manager with a reason', async () => {
      await block((await findDeal('order_confirmation')).id)
      const { user, id } = await openIssuedDeal('global_manager')
      expect(screen.queryByText('Confirm deal')).toBeNull()
      await user.click(await screen.findByText('Confirm for the blocked client…'))
      await giveReason(user, 'Confirm for a blocked client', 'Confirm', 'Paid in advance')
      await waitFor(async () =>
        expect(await findDealRow(id)).toMatchObject({ status: 'confirmed' }),
      )
      expect(await findLogEntry(id, 'overridden')).toEqual({ reason: 'Paid in advance' })
    })

    it('cannot be confirmed by its sale manager', async () => {
      await block((await findDeal('order_confirmation')).id)
      const { user, id } = await openIssuedDeal()
      const transition = await findBlockedTransition('Confirm deal')
      const description = document.getElementById(transition.getAttribute('aria-describedby') ?? '')
      expect(description?.textContent).toContain(
        'The client is blocked. A global manager can override this.',
      )
      await user.click(transition)
      expect(await findDealRow(id)).toMatchObject({ status: 'order_confirmation' })
    })
  })
})
