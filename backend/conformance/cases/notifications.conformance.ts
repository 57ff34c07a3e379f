import { expect } from 'vitest'
import { expectAnswer, expectFieldErrors, expectProblem } from '../answers'
import { success, invalid, UNKNOWN_ID, notFound, type Cases } from '../case'
import { createDeal } from '../fixtures/saved-deals'

export const notificationCases = {
  listNotifications: [
    success('lists the newest first', async ({ as }) => {
      const list = await expectAnswer(
        await (await as('purchase_manager')).get('/notifications/'),
        'listNotifications',
      )
      const moments = list.map(({ created_at }) => toSortableTime(created_at))
      expect(moments).toEqual(moments.toSorted().reverse())
    }),
    invalid('refuses an invalid cursor', async ({ as }) => {
      await expectFieldErrors(await (await as('admin')).get('/notifications/?before=yesterday'), {
        '?before': 'wrong_format',
      })
    }),
  ],
  newNotificationExists: [
    success('is a plain boolean that agrees with the list', async ({ as }) => {
      const visitor = await as('country_manager')
      const list = await expectAnswer(await visitor.get('/notifications/'), 'listNotifications')
      const exists = await expectAnswer(
        await visitor.get('/notifications/new_notification_exists/'),
        'newNotificationExists',
      )
      expect(exists).toBe(list.some(({ is_read }) => !is_read))
    }),
    success(
      'is false once all listed notifications are read, even with more beyond the list',
      async (people) => {
        // A user without other notifications: the fixed clock gives all of them one time, so the
        // order would be random.
        const reader = await people.as('global_manager')
        const exists = async () =>
          expectAnswer(
            await reader.get('/notifications/new_notification_exists/'),
            'newNotificationExists',
          )
        const { deal } = await createDeal(people)
        await reader.post(`/records/deal/${deal.id}/comments/`, { text: 'Tell me of each lorry' })
        const saleManager = await people.as('sale_manager')
        for (let i = 0; i < 101; i++)
          await saleManager.post(`/records/deal/${deal.id}/comments/`, { text: `Lorry ${i}` })
        const list = await expectAnswer(await reader.get('/notifications/'), 'listNotifications')
        expect(list.map(({ record }) => record?.id)).toEqual(
          Array.from({ length: 100 }, () => deal.id),
        )
        const [oldest, ...newer] = list.toReversed()
        await Promise.all(
          newer.map(({ uuid }) => reader.put(`/notifications/${uuid}/mark_as_read/`)),
        )
        expect(await exists()).toBe(true)
        await reader.put(`/notifications/${oldest?.uuid}/mark_as_read/`)
        expect(await exists()).toBe(false)
        // Older notifications are on the next page, each once.
        const readPageBefore = async (uuid: string | undefined) =>
          expectAnswer(await reader.get(`/notifications/?before=${uuid}`), 'listNotifications')
        const older = await readPageBefore(oldest?.uuid)
        expect(older.map(({ record }) => record?.id)).toContain(deal.id)
        const seen = new Set(list.map(({ uuid }) => uuid))
        expect(older.filter(({ uuid }) => seen.has(uuid))).toEqual([])
        expect((await readPageBefore(list[49]?.uuid)).slice(0, 50)).toEqual(
          (await expectAnswer(await reader.get('/notifications/'), 'listNotifications')).slice(50),
        )
        // Another user's id is not a cursor.
        expect(
          await expectAnswer(
            await saleManager.get(`/notifications/?before=${oldest?.uuid}`),
            'listNotifications',
          ),
        ).toEqual([])
      },
    ),
  ],
  markAllNotificationsAsRead: [
    success('marks all notifications of the user as read, and no others', async (people) => {
      const [reader, other] = [await people.as('global_manager'), await people.as('admin')]
      const { deal } = await createDeal(people)
      await reader.post(`/records/deal/${deal.id}/comments/`, { text: 'Tell me of this one' })
      await other.post(`/records/deal/${deal.id}/comments/`, { text: 'And me' })
      await (
        await people.as('sale_manager')
      ).post(`/records/deal/${deal.id}/comments/`, { text: 'It is loaded' })
      const hasUnread = async (visitor: typeof reader) =>
        expectAnswer(
          await visitor.get('/notifications/new_notification_exists/'),
          'newNotificationExists',
        )
      expect([await hasUnread(reader), await hasUnread(other)]).toEqual([true, true])
      expect((await reader.put('/notifications/mark_all_as_read/')).status).toBe(204)
      expect([await hasUnread(reader), await hasUnread(other)]).toEqual([false, true])
    }),
  ],
  markNotificationAsRead: [
    success('marks an own notification as read, also repeatedly', async ({ as }) => {
      const visitor = await as('purchase_manager')
      const [first] = await expectAnswer(await visitor.get('/notifications/'), 'listNotifications')
      if (!first) throw new Error('The demo has told the purchase manager nothing.')
      const read = () => visitor.put(`/notifications/${first.uuid}/mark_as_read/`)
      expect((await read()).status).toBe(204)
      expect((await read()).status).toBe(204)
      const after = await expectAnswer(await visitor.get('/notifications/'), 'listNotifications')
      expect(after.find(({ uuid }) => uuid === first.uuid)).toMatchObject({ is_read: true })
    }),
    notFound('returns 404 for an unknown notification', async ({ as }) => {
      const visitor = await as('admin')
      await expectProblem(
        await visitor.put(`/notifications/${UNKNOWN_ID}/mark_as_read/`),
        'not_found',
        404,
      )
      await expectProblem(
        await visitor.put('/notifications/no-uuid/mark_as_read/'),
        'not_found',
        404,
      )
    }),
  ],
} satisfies Cases

/** `20/11/2026 09:12:44` as `2026/11/20 09:12:44`. */
function toSortableTime(createdAt: string): string {
  return createdAt.replace(/^(\d{2})\/(\d{2})\/(\d{4})/, '$3/$2/$1')
}
