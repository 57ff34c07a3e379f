import type { Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import { createPersonLookup } from '../people/person-refs'
import { findValidLineReports } from './inspections'

type Report = Pick<
  Row<'inspection_reports'>,
  'id' | 'kind' | 'status' | 'inspected_on' | 'corrects_id'
>

/**
 * Returns the valid reports of the lines of a submitted supply report, for its approver. The
 * corrected report is left out.
 */
export async function findOtherValidReports(
  db: Db,
  { id, kind, status, inspected_on, corrects_id }: Report,
): Promise<Schemas['ValidLineReport'][]> {
  if (kind !== 'supply_report' || status !== 'submitted') return []
  const valid = (await findValidLineReports(db, [id])).filter(
    ({ report_id }) => report_id !== null && report_id !== corrects_id,
  )
  if (valid.length === 0) return []
  const rows = await db
    .selectFrom('inspected_lines')
    .innerJoin('inspection_reports as r', 'r.id', 'inspected_lines.report_id')
    .select([
      'r.id',
      'r.number',
      'r.inspector_id',
      'r.inspected_on',
      'supply_line_id',
      'inspected_lines.accepted_l',
      'inspected_lines.rejected_l',
    ])
    .where(
      'r.id',
      'in',
      valid.flatMap(({ report_id }) => report_id ?? []),
    )
    .execute()
  const toPersonRef = await createPersonLookup(
    db,
    rows.map(({ inspector_id }) => inspector_id),
  )
  return valid.flatMap(({ line_id, report_id }) =>
    rows
      .filter((row) => row.id === report_id && row.supply_line_id === line_id)
      .map((row) => ({
        supply_line_id: line_id,
        report: { id: row.id, number: row.number },
        inspector: toPersonRef(row.inspector_id),
        inspected_on: row.inspected_on,
        accepted_m3: fromLitres(row.accepted_l ?? 0),
        rejected_m3: fromLitres(row.rejected_l ?? 0),
        // Same order as in `validLineReport`.
        is_replaced: (inspected_on ?? '') >= (row.inspected_on ?? ''),
      })),
  )
}
