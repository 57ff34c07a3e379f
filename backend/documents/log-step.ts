import { recordActivity, type RecordRef } from '../activity/record-activity'
import type { Db } from '../db/tables'
import { closeOverrideRequest } from '../overrides/close-request'
import type { AppContext } from '../app-context'

/** A step that was taken; by the system where `personId` is null. */
type TakenStep = {
  from: string
  to: string
  personId: string | null
  reason?: string | undefined
  isOverridden?: boolean
}

/** Writes into a document's history that it took a step, and first that what it lacked was passed over. */
export async function logStep(
  surroundings: Pick<AppContext, 'clock' | 'random'> & { db: Db },
  record: RecordRef,
  { from, to, personId, reason, isOverridden = false }: TakenStep,
): Promise<void> {
  const entry = { record, personId, reason: reason ?? null }
  if (isOverridden)
    await recordActivity(surroundings, { ...entry, kind: 'overridden', changes: [] })
  await recordActivity(surroundings, {
    ...entry,
    kind: 'transition',
    changes: [{ field: 'status', line: null, from, to }],
  })
  await closeOverrideRequest(surroundings, record, { to, personId, reason, isOverridden })
}
