import { recordActivity, type RecordRef } from '../activity/record-activity'
import type { Schemas, StaffCall } from '../call'

type LogChangesCall = Parameters<typeof recordActivity>[0] & Pick<StaffCall, 'person'>

/** Logs the user's changes of a record, if there are any. */
export async function logChanges(
  call: LogChangesCall,
  record: RecordRef,
  changes: readonly Schemas['FieldChange'][],
): Promise<void> {
  if (changes.length > 0)
    await recordActivity(call, { record, personId: call.person.id, kind: 'changed', changes })
}
