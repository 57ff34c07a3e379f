import { recordActivity, type RecordRef } from '../activity/record-activity'
import type { Db } from '../db/tables'
import { settleOverrideRequest } from '../overrides/settle-request'
import type { Surroundings } from '../surroundings'

/** A step that was taken; by the system where `personId` is null. */
type Taken = {
  from: string
  to: string
  personId: string | null
  reason?: string | undefined
  isOverridden?: boolean
}

/** Writes into a document's history that it took a step, and first that what it lacked was passed over. */
export async function logStep(
  surroundings: Pick<Surroundings, 'clock' | 'random'> & { db: Db },
  record: RecordRef,
  { from, to, personId, reason, isOverridden = false }: Taken,
): Promise<void> {
  const entry = { record, personId, reason: reason ?? null }
  if (isOverridden)
    await recordActivity(surroundings, { ...entry, kind: 'overridden', changes: [] })
  await recordActivity(surroundings, {
    ...entry,
    kind: 'transition',
    changes: [{ field: 'status', line: null, from, to }],
  })
  await settleOverrideRequest(surroundings, record, { to, personId, reason, isOverridden })
}
