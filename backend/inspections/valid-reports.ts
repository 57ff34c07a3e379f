import type { Schemas } from '../call'
import { fromLitres } from '../db/decimal-columns'
import type { Db, Row } from '../db/tables'
import { createPersonLookup } from '../people/person-refs'
import { findLineReports } from './inspections'

type Report = Pick<
  Row<'inspection_reports'>,
  'id' | 'kind' | 'status' | 'inspected_on' | 'corrects_id'
>

/**
 * Returns the other reports that matter for the lines of a submitted supply report, for its
 * approver: those that its approval replaces, and those that are valid after it. The corrected
 * report is left out.
 */
export async function findOtherValidReports(
  db: Db,
  { id, kind, status, inspected_on, corrects_id }: Report,
): Promise<Schemas['ValidLineReport'][]> {
  if (kind !== 'supply_report' || status !== 'submitted') return []
  const found = [...(await findLineReports(db, [id]))].flatMap(([lineId, reports]) => {
    const other = reports.find((report) => report.id !== corrects_id)
    if (!other) return []
    // The later approval is valid if two inspections are on one day.
    const isReplaced = (inspected_on ?? '') >= (other.inspected_on ?? '')
    const isValidNow = other === reports[0]
    return isReplaced && !isValidNow ? [] : [{ lineId, other, isReplaced }]
  })
  if (found.length === 0) return []
  const toPersonRef = await createPersonLookup(
    db,
    found.map(({ other }) => other.inspector_id),
  )
  return found.map(({ lineId, other, isReplaced }) => ({
    supply_line_id: lineId,
    report: { id: other.id, number: other.number },
    inspector: toPersonRef(other.inspector_id),
    inspected_on: other.inspected_on,
    accepted_m3: fromLitres(other.accepted_l),
    rejected_m3: fromLitres(other.rejected_l ?? 0),
    is_replaced: isReplaced,
  }))
}
