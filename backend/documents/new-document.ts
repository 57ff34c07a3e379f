import { businessYear } from '../business-day'
import type { StaffCall } from '../call'
import { nextNumber, type Series } from '../db/numbers'
import { newId } from '../identifiers'

/** What the row of a new document begins with: its id, its number, a draft of whoever calls. */
export async function newDocument(call: StaffCall, series: Series) {
  const { number, key: number_key } = await nextNumber(call.db, series, businessYear(call))
  const [at, by] = [call.clock().toISOString(), call.person.id]
  return {
    id: newId(call.random),
    number,
    number_key,
    status: 'draft' as const,
    created_at: at,
    created_by: by,
    updated_at: at,
    updated_by: by,
  }
}
