import type { Person, StaffCall } from '../call'
import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'
import { canSeeReport } from './permissions'

/**
 * True if the user already created a report with this id and content. Devices resend a request
 * without a response.
 * @throws Problem 422 if the id belongs to another report, or to another content
 */
export async function wasAlreadyCreated(
  { db, person }: StaffCall,
  sent: { id: string; kind: ReportRow['kind']; hash: string },
): Promise<boolean> {
  const begun = await db
    .selectFrom('inspection_reports')
    .select(['kind', 'created_by', 'sent_hash'])
    .where('id', '=', sent.id)
    .executeTakeFirst()
  if (!begun) return false
  if (begun.kind === sent.kind && begun.created_by === person.id && begun.sent_hash === sent.hash)
    return true
  throw Problem.invalid({ pointer: '/id', code: 'duplicate' })
}

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
