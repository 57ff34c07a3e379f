import type { Db } from '../db/tables'

/** Kinds of jobs. */
export type JobKind =
  | 'supply_late'
  | 'cargo_late'
  | 'basket_end'
  | 'basket_warning'
  | 'offer_end'
  | 'quotation_end'
  | 'mail'
  | 'password_link'
  | 'file_to_bucket'
  | 'file_removal'
  | 'exchange_rates'
  | 'retention'
  | 'erasure'

/**
 * Schedules a job for a record, replacing a pending one.
 * @param at null to cancel
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
