import type { Handler } from '../call'
import { parseJson } from '../db/json'
import { isLateMessage, formatMessage } from './format-message'

/** How many of a person's notifications are given at once; the bell tells of the newest so many. */
export const MAX_NOTIFICATIONS = 100

export const listNotifications: Handler<'listNotifications'> = async ({
  db,
  person,
  language,
  query,
}) => {
  const mine = db.selectFrom('notifications').where('person_id', '=', person.id)
  const last =
    query.before === undefined
      ? null
      : await mine.select(['created_at', 'id']).where('id', '=', query.before).executeTakeFirst()
  if (last === undefined) return []
  const rows = await mine
    .selectAll()
    // Two of the same moment are told apart by their ids, as they are ordered.
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

/** `2026-11-20T09:12:44.120Z` as `20/11/2026 09:12:44`. */
export function formatDayMonthYear(moment: string): string {
  const [year, month, day] = moment.slice(0, 10).split('-')
  return `${day}/${month}/${year} ${moment.slice(11, 19)}`
}
