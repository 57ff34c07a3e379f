import { recordActivity, type RecordRef } from '../activity/record-activity'
import type { Schemas, StaffCall } from '../call'

type LogChangesCall = Parameters<typeof recordActivity>[0] & Pick<StaffCall, 'person'>

/** Writes into a record's history what somebody changed of it; nothing where that is nothing. */
export async function logChanges(
  call: LogChangesCall,
  record: RecordRef,
  changes: readonly Schemas['FieldChange'][],
): Promise<void> {
  if (changes.length > 0)
    await recordActivity(call, { record, personId: call.person.id, kind: 'changed', changes })
}
