import { businessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import type { Row } from '../db/tables'
import { recordHead } from '../documents/record-head'
import { recordActions } from '../documents/record-rules'
import { peopleNamed } from '../people/people-named'
import { isGlobal } from '../people/staff'
import { certificateState } from '../partners/certificate-state'
import { sawmillFigures } from '../sawmill-supplies/sawmill-figures'
import { sawmillFields } from './sawmill-fields'
import { sawmillRecord } from './sawmill-record'
import { sawmillWriteOf } from './sawmill-write'

/** The mill as this person sees it. */
export async function presentSawmill(call: StaffCall, row: Row<'sawmills'>): Promise<Schemas['Sawmill']> {
  const named = await peopleNamed(call.db, [row.created_by, row.updated_by])
  return {
    ...recordHead(row, named),
    ...sawmillWriteOf(row),
    figures: await sawmillFigures(call, row.id),
    certificate_state: certificateState(row.certificate_expires, businessDay(call)),
    allowed_actions: recordActions(sawmillRecord, call.person, row),
    editable_fields: isGlobal(call.person) ? sawmillFields.names : [],
  }
}
