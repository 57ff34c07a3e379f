import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { dealQueryOptions } from '@/entities/deal'
import { findDeal, findNotes } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const patience = { timeout: 30_000 }
// The paper is in the language of the client.
const queryConfirmation = () => screen.queryByRole('heading', { name: /^\D+ D-\d/ })
const dispatch = (event: 'beforeprint' | 'afterprint') =>
  act(() => void globalThis.dispatchEvent(new Event(event)))
/**
 * Repeats the event at intervals until the paper is shown. Each event changes the page, so
 * observing every DOM change would leave the paper no time to load.
 */
const waitUntilPrinted = () =>
  vi.waitFor(() => {
    dispatch('beforeprint')
    expect(queryConfirmation()).toBeTruthy()
  }, patience)

describe('printing an issued deal', () => {
  it('prints its order confirmation, and shows the screen again afterwards', async () => {
    await app.logInAs('sale_manager')
    const { path } = await findDeal('order_confirmation')
    await app.open(path)
    const reference = await screen.findByLabelText('Customer reference')
    await waitUntilPrinted()
    expect(document.querySelector('article table tbody')?.textContent).toMatch(/m³/)
    dispatch('afterprint')
    expect(queryConfirmation()).toBeNull()
    expect(screen.getByLabelText('Customer reference')).toBe(reference)
  })

  it('prints a notice without margins while there are unsaved changes', async () => {
    await app.logInAs('sale_manager')
    const { path } = await findDeal('order_confirmation')
    const { user } = await app.open(path)
    await waitUntilPrinted()
    dispatch('afterprint')
    await user.type(await findNotes(), 'Ends painted red')
    dispatch('beforeprint')
    expect(queryConfirmation()).toBeNull()
    expect(
      screen.getByText(
        'The changes are not saved, so nothing was printed. Save, then print again.',
      ),
    ).toBeTruthy()
  })

  it('prints a notice while the paper is loading', async () => {
    await app.logInAs('sale_manager')
    const { path } = await findDeal('order_confirmation')
    await app.open(path)
    await screen.findByLabelText('Customer reference')
    dispatch('beforeprint')
    expect(
      screen.getByText(
        'The document was still loading, so nothing was printed. Print again in a moment.',
      ),
    ).toBeTruthy()
  })

  it.each(['draft', 'canceled'] as const)(
    'prints no order confirmation once it is %s',
    async (status) => {
      await app.logInAs('sale_manager')
      const { path, id } = await findDeal('order_confirmation')
      const { queryClient } = await app.open(path)
      await waitUntilPrinted()
      dispatch('afterprint')
      await app.world.db
        .updateTable('deals')
        .set((row) => ({ status, version: row('version', '+', 1) }))
        .where('id', '=', id)
        .execute()
      await queryClient.invalidateQueries({ queryKey: dealQueryOptions(id).queryKey })
      expect(queryClient.getQueryData(dealQueryOptions(id).queryKey)).toMatchObject({
        status,
        order_confirmation_revision: 1,
      })
      await vi.waitFor(() => {
        dispatch('beforeprint')
        expect(queryConfirmation()).toBeNull()
      }, patience)
    },
  )
})
