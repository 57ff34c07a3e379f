import type { Schemas } from '../call'
import type { Db } from '../db/tables'
import { findPersonRefs } from '../people/find-person-refs'

/**
 * Returns a function that returns the reports of a supply or cargo, oldest first, without canceled
 * and corrected ones.
 */
export async function findEarlierReports(
  db: Db,
  subject: 'supply_id' | 'cargo_id',
  ids: readonly string[],
): Promise<(id: string) => { reports?: Schemas['EarlierReport'][] }> {
  const rows = await db
    .selectFrom('inspection_reports')
    .select(['id', 'number', 'status', 'inspector_id', `${subject} as subject_id`])
    .where(subject, 'in', ids)
    .where('status', '!=', 'canceled')
    .where('corrected_by_id', 'is', null)
    .orderBy('number_key')
    .execute()
  const toPersonRef = await findPersonRefs(
    db,
    rows.map(({ inspector_id }) => inspector_id),
  )
  return (subjectId) => {
    const reports = rows
      .filter(({ subject_id }) => subject_id === subjectId)
      .map(({ id, number, status, inspector_id }) => ({
        id,
        number,
        status,
        inspector: toPersonRef(inspector_id),
      }))
    return reports.length > 0 ? { reports } : {}
  }
}
