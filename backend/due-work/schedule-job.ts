import type { AppContext } from '../app-context'
import type { Db } from '../db/tables'

/** Kinds of jobs. */
export type JobKind =
  | 'supply_late'
  | 'cargo_late'
  | 'basket_end'
  | 'basket_warning'
  | 'offer_end'
  | 'offer_reminder'
  | 'quotation_end'
  | 'order_change_reminder'
  | 'order_change_end'
  | 'mail'
  | 'password_link'
  | 'file_to_bucket'
  | 'file_removal'
  | 'exchange_rates'
  | 'retention'
  | 'erasure'
  | 'document_names'

/** Database and clock of the host that schedules a job. */
export type JobSchedule = Pick<AppContext, 'clock'> & { db: Db }

/**
 * Schedules a job for a record, replacing a pending one.
 * @param at a past time counts as now: a supply that is entered late does not make its job overdue
 */
export async function scheduleJob(
  { db, clock }: JobSchedule,
  kind: JobKind,
  recordId: string,
  at: Date,
): Promise<void> {
  const now = clock()
  const due = { due_at: (at < now ? now : at).toISOString(), attempts: 0 }
  await db
    .insertInto('due_work')
    .values({ kind, record_id: recordId, ...due })
    .onConflict((oc) => oc.columns(['kind', 'record_id']).doUpdateSet(due))
    .execute()
}

/** Schedules the job of a record for another time, or removes it without one. */
export const setJobTime = (
  host: JobSchedule,
  kind: JobKind,
  recordId: string,
  at: Date | null,
): Promise<void> =>
  at === null ? cancelJob(host.db, kind, recordId) : scheduleJob(host, kind, recordId, at)

/** Removes the pending job of a record, if there is one. */
export async function cancelJob(db: Db, kind: JobKind, recordId: string): Promise<void> {
  await db
    .deleteFrom('due_work')
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .execute()
}
