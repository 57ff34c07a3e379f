import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { dealQueryOptions } from '@/entities/deal'
import { findDeal, findNotes, findOfferedTransition, fillField } from '@/app/testing/deal-screen'
import { holdCall, useApp } from '@/app/testing/render-app'

const app = useApp()

const getFocus = () => [document.activeElement?.textContent, document.activeElement?.tagName]
const dealNumber: unknown = expect.stringMatching(/^D-2026-\d{4}$/)
// The paper is in the language of the client.
const confirmationTitle: unknown = expect.stringMatching(/^\D+ D-2026-\d{4}$/)

describe('the focus', () => {
  beforeEach(async () => {
    await app.logInAs('sale_manager')
    await app.world.db
      .updateTable('clients')
      .set({ status: 'active', credit_limit_cents: null })
      .execute()
  })

  async function openIssuedDeal() {
    const { path } = await findDeal('order_confirmation')
    const { user } = await app.open(path)
    await screen.findByLabelText('Customer reference')
    return user
  }

  it('moves to the headline, announced with the status, after a transition by its button', async () => {
    const user = await openIssuedDeal()
    await user.click(await findOfferedTransition('Confirm deal'))
    await waitFor(() => expect(getFocus()).toEqual([dealNumber, 'H1']))
    const description = document.activeElement?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(description)?.textContent.trim()).toBe('Confirmed')
  })

  it('moves to the headline after a transition with a reason', async () => {
    const user = await openIssuedDeal()
    await user.click(await screen.findByText('Reopen as draft…'))
    await user.type(await screen.findByLabelText(/^Reason/), 'The client wants larch')
    await user.keyboard('{Tab}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(getFocus()).toEqual([dealNumber, 'H1']))
  })

  it('stays in the field while the user types during a transition', async () => {
    const user = await openIssuedDeal()
    const release = holdCall('post', '/deals/:id/transitions/')
    await user.click(await findOfferedTransition('Confirm deal'))
    await fillField(user, await findNotes(), 'Ends painted red')
    release()
    await screen.findByText('Confirmed', { selector: 'header *' })
    expect(document.activeElement).toBe(await findNotes())
  })

  it('stays when another user makes the transition', async () => {
    const { id, path } = await findDeal('order_confirmation')
    const { queryClient } = await app.open(path)
    await screen.findByLabelText('Customer reference')
    const before = document.activeElement
    await app.world.db
      .updateTable('deals')
      .set({ status: 'confirmed' })
      .where('id', '=', id)
      .execute()
    await queryClient.invalidateQueries({ queryKey: dealQueryOptions(id).queryKey })
    await screen.findByText('Confirmed', { selector: 'header *' })
    await waitFor(() => expect(document.activeElement).toBe(before))
  })

  it('moves to the order confirmation when it is opened, and back to the deal', async () => {
    const user = await openIssuedDeal()
    await user.click(screen.getByText('View and print order confirmation'))
    await waitFor(() => expect(getFocus()).toEqual([confirmationTitle, 'H1']))
    await user.click(screen.getByText('Back to the deal'))
    await waitFor(() => expect(getFocus()).toEqual([dealNumber, 'H1']))
  })
})
