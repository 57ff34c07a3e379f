import type { Schemas } from '../call'
import { toJson } from '../db/rows'
import type { Db } from '../db/tables'
import { createId } from '../identifiers'
import type { AppContext } from '../app-context'
import type { MessageKey, MessageParams } from './format-message'

type NotificationInput = {
  /** Ids; duplicates are notified once. */
  people: Iterable<string>
  key: MessageKey
  /** Values of the message, which is formatted in the reader's language when read. */
  params: MessageParams
  /** The record, offer or basket that the notification links to. */
  record: Schemas['NotificationLink'] | null
}

type NotificationSender = Pick<AppContext, 'clock' | 'random'> & { db: Db }

/** Notifies people within the transaction. `notifyOthers` leaves out the user who acted. */
export async function notify(
  { db, clock, random }: NotificationSender,
  { people, key, params, record }: NotificationInput,
): Promise<void> {
  const recipients = [...new Set(people)]
  if (recipients.length === 0) return
  const rows = recipients.map((personId) => ({
    id: createId(random),
    person_id: personId,
    key,
    params: toJson(params),
    record_kind: record?.kind ?? null,
    record_id: record?.id ?? null,
    created_at: clock().toISOString(),
  }))
  await db.insertInto('notifications').values(rows).execute()
}

/**
 * Notifies people except the user who acted.
 * @param call without a person in scheduled jobs
 */
export const notifyOthers = (
  call: NotificationSender & { person?: { id: string } },
  input: NotificationInput,
): Promise<void> =>
  notify(call, { ...input, people: [...input.people].filter((id) => id !== call.person?.id) })

/**
 * Notifies those who did not get the same notification yet, or if only unread ones count, those who
 * have read it.
 * @returns their ids
 */
export async function notifyOnce(
  host: NotificationSender,
  input: NotificationInput & { record: Schemas['NotificationLink'] },
  { countsUnreadOnly = false }: { countsUnreadOnly?: boolean } = {},
): Promise<string[]> {
  const sent = await host.db
    .selectFrom('notifications')
    .select('person_id')
    .where('record_id', '=', input.record.id)
    .where('key', '=', input.key)
    .where('params', '=', toJson(input.params))
    .$if(countsUnreadOnly, (same) => same.where('is_read', '=', 0))
    .execute()
  const notified = new Set(sent.map(({ person_id }) => person_id))
  const people = [...new Set(input.people)].filter((person) => !notified.has(person))
  await notify(host, { ...input, people })
  return people
}

/** Returns ids of the active people in these roles. */
export async function findPeopleInRoles(
  db: Db,
  roles: readonly Schemas['Role'][],
): Promise<string[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('role', 'in', roles)
    .where('is_active', '=', 1)
    .execute()
  return rows.map(({ id }) => id)
}
