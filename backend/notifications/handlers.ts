import { sql } from 'kysely'
import type { Call, Handler, Handlers } from '../call'
import { Problem } from '../problems/problem'
import { parseJson } from '../db/rows'
import { formatMessage, isLateMessage } from './format-message'

/** Maximum notifications in a response; the bell covers the newest ones only. */
const MAX_NOTIFICATIONS = 100

const listNotifications: Handler<'listNotifications'> = async ({ db, person, language, query }) => {
  const ownNotifications = db.selectFrom('notifications').where('person_id', '=', person.id)
  const last =
    query.before === undefined
      ? null
      : await ownNotifications
          .select(['created_at', 'id'])
          .where('id', '=', query.before)
          .executeTakeFirst()
  if (last === undefined) return []
  const rows = await ownNotifications
    .selectAll()
    // The id breaks ties of the same moment.
    .$if(last !== null, (before) =>
      before.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(last?.created_at ?? '', last?.id ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_NOTIFICATIONS)
    .execute()
  return rows.map((row) => ({
    uuid: row.id,
    message: formatMessage(language, row.key, parseJson(row.params)),
    created_at: formatDayMonthYear(row.created_at),
    is_read: row.is_read === 1,
    ...(isLateMessage(row.key) && { is_late: true }),
    record: row.record_kind && row.record_id ? { kind: row.record_kind, id: row.record_id } : null,
  }))
}

/** Formats `2026-11-20T09:12:44.120Z` as `20/11/2026 09:12:44`. */
export function formatDayMonthYear(moment: string): string {
  const [year, month, day] = moment.slice(0, 10).split('-')
  return `${day}/${month}/${year} ${moment.slice(11, 19)}`
}

/**
 * Every client polls this every seven seconds: it reads an index alone and stops at the first
 * unread row. It is plain SQL because building the query took as long as running it.
 */
export async function hasNewNotification({
  db,
  person,
}: Pick<Call<'newNotificationExists'>, 'db' | 'person'>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from (
      select is_read from notifications where person_id = ${person.id} order by created_at desc, id desc limit ${MAX_NOTIFICATIONS}
    ) as newest where is_read = 0 limit 1`.execute(db)
  return rows.length > 0
}

const markNotificationAsRead: Handler<'markNotificationAsRead'> = async ({ db, person, path }) => {
  const ownNotification = await db
    .updateTable('notifications')
    .set({ is_read: 1 })
    .where('id', '=', path.uuid)
    .where('person_id', '=', person.id)
    .returning('id')
    .executeTakeFirst()
  if (!ownNotification) throw new Problem('not_found')
}

const markAllNotificationsAsRead: Handler<'markAllNotificationsAsRead'> = async ({
  db,
  person,
}) => {
  await db
    .updateTable('notifications')
    .set({ is_read: 1 })
    .where('person_id', '=', person.id)
    .where('is_read', '=', 0)
    .execute()
}

export const notificationHandlers = {
  listNotifications,
  newNotificationExists: hasNewNotification,
  markNotificationAsRead,
  markAllNotificationsAsRead,
} satisfies Partial<Handlers>
