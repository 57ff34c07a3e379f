import type { QueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Role } from '@/entities/session'
import { failCall, holdCall, getHeaderButton, useApp } from './testing/render-app'

const app = useApp('unread_mail')

/** Fires the toggle event, because jsdom has no popovers. */
function toggleBell(newState: 'open' | 'closed') {
  const panel = document.getElementById(
    getHeaderButton('Notifications').getAttribute('popovertarget') ?? '',
  )
  if (panel) fireEvent(panel, Object.assign(new Event('toggle'), { newState }))
}

const findBellList = () => screen.findByRole('region', { name: 'Notifications', hidden: true })

async function openBell(role: Role = 'purchase_manager') {
  await app.logInAs(role)
  const { user, router } = await app.open('/privacy-policy')
  toggleBell('open')
  const list = await findBellList()
  const [entry] = await within(list).findAllByRole('listitem', { hidden: true })
  const [first] = entry ? [...entry.querySelectorAll<HTMLElement>('a, button')] : []
  if (!first) throw new Error('The list has no notification.')
  return { user, router, first }
}

describe('a notification', () => {
  it('read on hover stays highlighted until the pointer leaves', async () => {
    const { user, first } = await openBell()
    expect(first.hasAttribute('data-unread')).toBe(true)
    await user.hover(first)
    await waitFor(() => expect(first.hasAttribute('data-unread')).toBe(false))
    expect(first.hasAttribute('data-being-read')).toBe(true)
    await user.unhover(first)
    expect(first.hasAttribute('data-being-read')).toBe(false)
  })

  it('does not break its document number', async () => {
    const { first } = await openBell()
    const number = within(first).getByText(/^D-\d{4}-\d{4}$/)
    expect(first.textContent).toMatch(new RegExp(`deal ${number.textContent} for`, 'i'))
  })

  it('of a deal that the user cannot open has no link, and can be marked as read by keyboard', async () => {
    const { db } = app.world
    const people = db
      .selectFrom('people')
      .select('id')
      .where('email', '=', 'cargo_manager@timberdesk.example')
    const { id } = await people.executeTakeFirstOrThrow()
    await db.deleteFrom('due_work').execute()
    await db.deleteFrom('notifications').where('person_id', '=', id).execute()
    await db
      .updateTable('notifications')
      .set({ person_id: id })
      .where('record_kind', '=', 'deal')
      .execute()

    const { user, router, first } = await openBell('cargo_manager')
    expect(first.textContent).toMatch(/D-\d{4}-\d{4}/)
    expect(first.tagName).toBe('BUTTON')
    first.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(first.hasAttribute('data-unread')).toBe(false))
    expect(router.state.location.pathname).toBe('/privacy-policy')
  })

  it('of a comment on a product links to the product', async () => {
    const { db } = app.world
    const reader = await db
      .selectFrom('people')
      .select('id')
      .where('email', '=', 'manager@timberdesk.example')
      .executeTakeFirstOrThrow()
    const product = await db
      .selectFrom('products')
      .select(['id', 'name'])
      .orderBy('name_key')
      .limit(1)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('notifications')
      .set({ person_id: reader.id, record_kind: 'product', record_id: product.id })
      .execute()
    const { user, router, first } = await openBell('manager')
    await user.click(first)
    expect(await screen.findByRole('heading', { level: 1, name: product.name })).toBeTruthy()
    expect(router.state.location.pathname).toBe(`/products/${product.id}`)
  })

  it('opens its deal and moves the focus to the headline, even if the deal loads late', async () => {
    const { user, router, first } = await openBell()
    const release = holdCall('get', '/deals/:id/')
    await user.click(first)
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/deals\//))
    await screen.findByRole('heading', { level: 1, name: 'Deal' })
    release()
    const headline = await screen.findByRole('heading', { level: 1, name: /^D-\d{4}-\d{4}$/ })
    await waitFor(() => expect(document.activeElement).toBe(headline))
  })
})

describe('the notification bell', () => {
  it('names no documents that a client has not', async () => {
    await app.logInAs('client')
    await app.world.db.deleteFrom('notifications').execute()
    await app.open('/privacy-policy')
    toggleBell('open')
    expect(
      await within(await findBellList()).findByText(
        'No notifications. You are notified when your documents change.',
      ),
    ).toBeDefined()
  })

  const waitForFailure = (queryClient: QueryClient) =>
    waitFor(
      () => expect(queryClient.getQueryState(['notifications', 'list'])?.status).toBe('error'),
      { timeout: 60_000 },
    )

  it('keeps the last list after a failed fetch', async () => {
    await app.logInAs('sale_manager')
    const { queryClient } = await app.open('/privacy-policy')
    toggleBell('open')
    const before = (await within(await findBellList()).findAllByRole('listitem', { hidden: true }))
      .length
    toggleBell('closed')
    failCall('/notifications/')
    toggleBell('open')
    await waitForFailure(queryClient)
    expect(within(await findBellList()).getAllByRole('listitem', { hidden: true })).toHaveLength(
      before,
    )
  })

  it('does not show an empty list before the first response', async () => {
    await app.logInAs('sale_manager')
    failCall('/notifications/')
    const { queryClient } = await app.open('/privacy-policy')
    toggleBell('open')
    await waitForFailure(queryClient)
    expect(within(await findBellList()).queryByText(/^No notifications/)).toBeNull()
  })
})
