import type { Db } from '../db/tables'

/** What can be due, and of what record. */
export type JobKind =
  | 'supply_late'
  | 'cargo_late'
  | 'basket_end'
  | 'basket_warning'
  | 'offer_end'
  | 'mail'
  | 'password_link'
  | 'file_to_bucket'
  | 'file_removal'

/**
 * Says when something is to be done with a record; in place of an earlier time, if it was not done yet.
 * @param at null where there is nothing to be done any more
 */
export async function scheduleJob(
  db: Db,
  kind: JobKind,
  recordId: string,
  at: Date | null,
): Promise<void> {
  if (at === null) {
    await db
      .deleteFrom('due_work')
      .where('kind', '=', kind)
      .where('record_id', '=', recordId)
      .execute()
    return
  }
  const due = { due_at: at.toISOString(), attempts: 0 }
  await db
    .insertInto('due_work')
    .values({ kind, record_id: recordId, ...due })
    .onConflict((oc) => oc.columns(['kind', 'record_id']).doUpdateSet(due))
    .execute()
}
