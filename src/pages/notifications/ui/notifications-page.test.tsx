import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'
import { getTestWorld } from '@mocks/node/test-world'

const app = useApp()

/** Creates unread notifications for the user of a role, oldest first. */
async function addNotifications(role: 'client', count: number) {
  const { db } = getTestWorld()
  const { id: person_id } = await db
    .selectFrom('people')
    .select('id')
    .where('role', '=', role)
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('notifications').execute()
  const rows = Array.from({ length: count }, (_, i) => ({
    ...{
      id: crypto.randomUUID(),
      person_id,
      key: 'order_completed',
      params: JSON.stringify({ number: `O-2026-${1000 + i}` }),
      is_read: 0 as const,
    },
    ...{
      record_kind: null,
      record_id: null,
      created_at: new Date(Date.UTC(2026, 9, 1, 0, i)).toISOString(),
    },
  }))
  if (count > 0) await db.insertInto('notifications').values(rows).execute()
}

it('the page shows all notifications page by page, and marks all as read with one click', async () => {
  await app.logInAs('client')
  await addNotifications('client', 103)
  const { user } = await app.open('/notifications')
  const list = await screen.findByRole('list', { name: 'Notifications' })
  await waitFor(() => expect(list.childElementCount).toBe(100))
  expect(within(list).getByText('O-2026-1102')).toBeDefined()
  await user.click(screen.getByText('Show older'))
  await waitFor(() => expect(list.childElementCount).toBe(103))
  expect(within(list).getByText('O-2026-1000')).toBeDefined()
  expect(screen.queryByText('Show older')).toBeNull()
  await user.click(screen.getByText('Mark all as read'))
  await waitFor(() => expect(list.querySelectorAll('[data-unread]')).toHaveLength(0))
  expect(screen.queryByText('Mark all as read')).toBeNull()
})

it('the page shows an empty state', async () => {
  await app.logInAs('client')
  await addNotifications('client', 0)
  await app.open('/notifications')
  expect(
    await screen.findByText(
      'You are notified here when your documents change or need your attention.',
    ),
  ).toBeDefined()
})

it.each([
  ['offer', '/offers', { offer: '7a3f6f0a-31f5-4a1c-8d06-2d2e5d1f4c42' }],
  ['basket', '/basket', {}],
] as const)('a notification opens the %s that it is about', async (kind, path, search) => {
  await app.logInAs('client')
  await addNotifications('client', 1)
  await getTestWorld()
    .db.updateTable('notifications')
    .set({ record_kind: kind, record_id: '7a3f6f0a-31f5-4a1c-8d06-2d2e5d1f4c42' })
    .execute()
  await app.open('/notifications')
  const list = await screen.findByRole('list', { name: 'Notifications' })
  const link = new URL(
    (await within(list).findByRole('link')).getAttribute('href') ?? '',
    'http://x',
  )
  expect(link.pathname).toBe(path)
  expect(Object.fromEntries(link.searchParams)).toEqual(search)
})
