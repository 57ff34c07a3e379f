import { getBusinessYear } from '../business-day'
import type { StaffCall } from '../call'
import { takeNextNumber, type NumberSeries } from '../db/document-numbers'
import { createId } from '../identifiers'

/** Creates the first columns of a new draft: id, number, status, author. */
export async function createDocumentHead(call: StaffCall, series: NumberSeries) {
  const { number, key: number_key } = await takeNextNumber(call.db, series, getBusinessYear(call))
  const [at, by] = [call.clock().toISOString(), call.person.id]
  return {
    id: createId(call.random),
    number,
    number_key,
    status: 'draft' as const,
    created_at: at,
    created_by: by,
    updated_at: at,
    updated_by: by,
  }
}
