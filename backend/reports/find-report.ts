import type { Person } from '../call'
import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'
import { canSeeReport } from './permissions'

export type ReportRow = Row<'inspection_reports'>

/**
 * Finds a report that the user may see.
 * @throws Problem 404 for a missing or hidden report, or one of the other kind
 */
export async function findReport(
  db: Db,
  person: Person,
  kind: ReportRow['kind'],
  id: string,
): Promise<ReportRow> {
  const report = await db
    .selectFrom('inspection_reports')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!report || !canSeeReport(person, report)) throw new Problem('not_found')
  return report
}

/** Returns a function that returns the id and number of a report. */
export async function findReportRefs(db: Db, ids: readonly (string | null)[]) {
  const nonNullIds = ids.filter((id) => id !== null)
  const rows =
    nonNullIds.length === 0
      ? []
      : await db
          .selectFrom('inspection_reports')
          .select(['id', 'number'])
          .where('id', 'in', nonNullIds)
          .execute()
  return (id: string | null) => rows.find((row) => row.id === id) ?? null
}
