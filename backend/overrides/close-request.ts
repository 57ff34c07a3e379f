import type { RecordRef } from '../activity/activity'
import type { Db } from '../db/tables'
import { notify } from '../notifications/notify'
import type { AppContext } from '../app-context'
import { findAnswerRecipientIds } from './answer-recipients'

type RunTransition = {
  to: string
  personId: string | null
  reason?: string | undefined
  isOverridden: boolean
}

/**
 * Closes the record's open override request on a transition: granted if it was overridden, else
 * obsolete. A granted request notifies the record's owner and the requester.
 */
export async function closeOverrideRequest(
  host: Pick<AppContext, 'clock' | 'random'> & { db: Db },
  record: RecordRef,
  { to, personId, reason, isOverridden }: RunTransition,
): Promise<void> {
  const { db, clock } = host
  const open = await db
    .selectFrom('override_requests')
    .selectAll()
    .where('record_id', '=', record.id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (!open) return
  const isGranted = isOverridden && to === open.step && personId !== null
  await db
    .updateTable('override_requests')
    .set({
      status: isGranted ? 'granted' : 'obsolete',
      answer: isGranted ? (reason ?? null) : null,
      answered_at: clock().toISOString(),
      answered_by: personId,
    })
    .where('id', '=', open.id)
    .execute()
  if (!isGranted) return
  const { name } = await db
    .selectFrom('people')
    .select('name')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  await notify(host, {
    people: (await findAnswerRecipientIds(db, open)).filter((id) => id !== personId),
    key: 'override_granted',
    params: { person: name, number: open.number, reason: reason ?? '' },
    record,
  })
}
