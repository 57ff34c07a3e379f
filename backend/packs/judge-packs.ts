import type { Schemas, StaffCall } from '../call'
import type { Row } from '../db/tables'
import { recordPackEvents } from './pack-events'

type Inspection = Pick<Schemas['SupplyReportWrite'], 'verdict' | 'lines' | 'scanned_packs'>
type Verdict = 'accepted' | 'rejected'

/** The mill's packs, wherever their cargo is planned. */
export const MILL_STATUSES: readonly Schemas['PackStatus'][] = ['listed', 'accepted', 'rejected']

/**
 * Returns the verdict on the packs of a line. A failed report, or a line of which every counted
 * piece is rejected, rejects them.
 */
export function judgeLine(
  verdict: Inspection['verdict'],
  { lot_pcs, rejected_pcs }: Pick<Inspection['lines'][number], 'lot_pcs' | 'rejected_pcs'>,
): Verdict {
  const isAllRejected = lot_pcs !== null && rejected_pcs !== null && rejected_pcs >= lot_pcs
  return verdict === 'fail' || isAllRejected ? 'rejected' : 'accepted'
}

/**
 * Accepts or rejects the packs of the lines of an approved report, and rejects the packs of its
 * supply that were rejected one by one.
 */
export async function judgePacks(
  call: Pick<StaffCall, 'db' | 'clock' | 'random' | 'person'>,
  report: Pick<Row<'inspection_reports'>, 'id' | 'number' | 'supply_id'>,
  { verdict, lines, scanned_packs }: Inspection,
): Promise<void> {
  const { db } = call
  const verdicts = new Map(lines.map((line) => [line.id, judgeLine(verdict, line)]))
  const rejectedIds = new Set(
    scanned_packs.flatMap(({ pack_id, is_rejected }) => (is_rejected ? (pack_id ?? []) : [])),
  )
  const packs = await db
    .selectFrom('packs')
    .select(['id', 'supply_line_id', 'status', 'verdict', 'version'])
    .where('supply_id', '=', report.supply_id)
    .where('status', '<>', 'opened')
    .execute()
  const judged = packs.flatMap((pack) => {
    const result = rejectedIds.has(pack.id) ? 'rejected' : verdicts.get(pack.supply_line_id)
    return result && result !== pack.verdict ? [{ ...pack, verdict: result }] : []
  })
  const updated_at = call.clock().toISOString()
  for (const { id, status, verdict: result, version } of judged)
    await db
      .updateTable('packs')
      .set({
        verdict: result,
        status: MILL_STATUSES.includes(status) ? result : status,
        version: version + 1,
        updated_at,
      })
      .where('id', '=', id)
      .execute()
  await recordPackEvents(
    call,
    call.person.id,
    judged.map(({ id, verdict: kind }) => ({
      pack_id: id,
      kind,
      record: { kind: 'supply_report', id: report.id, name: report.number },
    })),
  )
}
