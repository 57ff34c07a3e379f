import type { Person } from '../call'
import type { Db, Row } from '../db/tables'
import { Problem } from '../problems/problem'
import { canSeeReport } from './permissions'

export type ReportRow = Row<'inspection_reports'>

/** A report that this person sees. @throws Problem 404 where there is none of that kind, or none in sight */
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

/** The same by ids alone, for what refers to it. */
export async function findReportRefs(db: Db, ids: readonly (string | null)[]) {
  const wanted = ids.filter((id) => id !== null)
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('inspection_reports')
          .select(['id', 'number'])
          .where('id', 'in', wanted)
          .execute()
  return (id: string | null) => rows.find((row) => row.id === id) ?? null
}
