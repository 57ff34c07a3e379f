import type { components } from '@/shared/api/generated/schema'
import { toJson } from '../db/json'
import type { Db } from '../db/tables'
import { newId } from '../identifiers'
import type { Surroundings } from '../surroundings'
import type { MessageKey, MessageParams } from './messages'

type Notice = {
  /** Ids; who stands twice is told once. */
  people: Iterable<string>
  key: MessageKey
  /** What fills the sentence's gaps; worded only when it is read, in the reader's language. */
  params: MessageParams
  /** What it opens. */
  document: components['schemas']['DocumentLink'] | null
}

/**
 * Tells people something, inside the transaction of what happened. Leave out who did it: one knows what one did. What they were told
 * more than a year ago goes: the privacy policy says so.
 */
export async function notify(
  { db, clock, random }: Pick<Surroundings, 'clock' | 'random'> & { db: Db },
  { people, key, params, document }: Notice,
): Promise<void> {
  const told = [...new Set(people)]
  if (told.length === 0) return
  const now = clock()
  await db
    .deleteFrom('notifications')
    .where('person_id', 'in', told)
    .where('created_at', '<', yearBefore(now).toISOString())
    .execute()
  const rows = told.map((personId) => ({
    id: newId(random),
    person_id: personId,
    key,
    params: toJson(params),
    document_kind: document?.kind ?? null,
    document_id: document?.id ?? null,
    created_at: now.toISOString(),
  }))
  await db.insertInto('notifications').values(rows).execute()
}

function yearBefore(moment: Date): Date {
  const before = new Date(moment)
  before.setUTCFullYear(before.getUTCFullYear() - 1)
  return before
}

/** Everybody who works in one of these roles. */
export async function peopleInRoles(db: Db, roles: readonly components['schemas']['Role'][]): Promise<string[]> {
  const rows = await db.selectFrom('people').select('id').where('role', 'in', roles).where('is_active', '=', 1).execute()
  return rows.map(({ id }) => id)
}
