import type { Schemas, PersonCall } from '../call'
import { groupBy, inChunks, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { findLineReports } from '../inspections/inspections'
import { recordPackEvents, type PackEventInput } from './pack-events'

type Verdict = 'accepted' | 'rejected'
type Report = Pick<Row<'inspection_reports'>, 'id' | 'number' | 'written' | 'wood'>
type Pack = Pick<
  Row<'packs'>,
  'id' | 'supply_line_id' | 'status' | 'verdict' | 'version' | 'parents' | 'lot_id'
>

/** The mill's packs, wherever their cargo is planned. */
export const MILL_STATUSES: readonly Schemas['PackStatus'][] = ['listed', 'accepted', 'rejected']

/** Packs that a verdict concerns. A loaded pack returns to the mill if its cargo is canceled. */
export const JUDGED_STATUSES: readonly Schemas['PackStatus'][] = [...MILL_STATUSES, 'loaded']

/**
 * Returns the verdict on the packs of a line. A failed report, or a line of which every counted
 * piece is rejected, rejects them.
 */
export function judgeLine(
  verdict: Schemas['SupplyReportWrite']['verdict'],
  { lot_pcs, rejected_pcs }: Pick<Schemas['SupplyReportLineWrite'], 'lot_pcs' | 'rejected_pcs'>,
): Verdict {
  const isAllRejected = lot_pcs !== null && rejected_pcs !== null && rejected_pcs >= lot_pcs
  return verdict === 'fail' || isAllRejected ? 'rejected' : 'accepted'
}

/**
 * Judges packs after a report was approved: by the valid report of their line, or, where that
 * judges none of a pack, by the line's earlier ones. Packs in a yard and delivered packs keep their
 * verdict. Packs that only the corrected report judged are listed again.
 */
export async function judgePacks(
  call: Pick<PersonCall, 'db' | 'clock' | 'random' | 'person'>,
  { id, corrects_id }: Pick<Row<'inspection_reports'>, 'id' | 'corrects_id'>,
): Promise<void> {
  const { db } = call
  const reports = await findLineReports(db, [id, ...(corrects_id === null ? [] : [corrects_id])])
  const packs = await inChunks([...reports.keys()], (lineIds) =>
    db
      .selectFrom('packs')
      .select(['id', 'supply_line_id', 'status', 'verdict', 'version', 'parents', 'lot_id'])
      .where('supply_line_id', 'in', lineIds)
      .execute(),
  )
  const corrected = corrects_id === null ? null : await findReport(db, corrects_id)
  const updated_at = call.clock().toISOString()
  const events: PackEventInput[] = []
  for (const [lineId, linePacks] of groupBy(packs, ({ supply_line_id }) => supply_line_id)) {
    const lineReports = reports.get(lineId) ?? []
    const judges = lineReports.map((report) => ({
      report,
      judge: createJudge(report, lineId, linePacks),
    }))
    const judgeBefore = corrected ? createJudge(corrected, lineId, linePacks) : () => null
    for (const pack of linePacks) {
      const [judged] = judges.flatMap(({ report, judge }) => {
        const verdict = judge(pack.id)
        return verdict === null ? [] : [{ report, verdict }]
      })
      const isVoid = judges.length === 0 || judgeBefore(pack.id) !== null
      const verdict = judged?.verdict ?? (isVoid ? null : pack.verdict)
      if (pack.lot_id !== null || !JUDGED_STATUSES.includes(pack.status)) continue
      if (verdict === pack.verdict) continue
      const status = MILL_STATUSES.includes(pack.status) ? (verdict ?? 'listed') : pack.status
      await db
        .updateTable('packs')
        .set({ verdict, status, version: pack.version + 1, updated_at })
        .where('id', '=', pack.id)
        .execute()
      const report = judged?.report ?? lineReports[0]
      events.push({
        pack_id: pack.id,
        kind: verdict ?? 'verdict_void',
        record: report ? { kind: 'supply_report', id: report.id, name: report.number } : null,
      })
    }
  }
  await recordPackEvents(call, call.person.id, events)
}

const findReport = (db: Db, id: string): Promise<Report> =>
  db
    .selectFrom('inspection_reports')
    .select(['id', 'number', 'written', 'wood'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/**
 * Returns the verdict of a report on a pack of a line. A pack that was split or merged since is
 * judged as the packs that it was made from. Null for a pack that was not scanned if a part of the
 * line was counted, and for all packs of a line that the report lacks.
 */
function createJudge(
  { written, wood }: Report,
  lineId: string,
  packs: readonly Pack[],
): (packId: string) => Verdict | null {
  const { verdict, lines, scanned_packs } = parseJson(written) as Schemas['SupplyReportWrite']
  const line = lines.find(({ id }) => id === lineId)
  const planned = (wood === null ? [] : (parseJson(wood) as Schemas['InspectableLine'][])).find(
    ({ id }) => id === lineId,
  )
  const lotPcs = line?.lot_pcs ?? null
  const expectedPcs = planned?.expected_pcs ?? null
  const listedPcs = planned?.listed_packs.reduce((sum, { pcs }) => sum + (pcs ?? 0), 0) ?? 0
  // The expected pieces are an estimate if the line is in m3.
  const allPcs =
    listedPcs > 0 && expectedPcs !== null ? Math.min(expectedPcs, listedPcs) : expectedPcs
  const isPart = lotPcs !== null && allPcs !== null && lotPcs < allPcs
  const parentsById = new Map(packs.map(({ id, parents }) => [id, parseJson(parents)]))
  const listOrigins = (id: string): string[] => [
    id,
    ...(parentsById.get(id) ?? []).flatMap(listOrigins),
  ]
  const scans = new Map(scanned_packs.map((scan) => [scan.pack_id, scan]))
  return (packId) => {
    const found = listOrigins(packId).flatMap((id) => scans.get(id) ?? [])
    if (found.some(({ is_rejected }) => is_rejected)) return 'rejected'
    return line && (!isPart || found.length > 0) ? judgeLine(verdict, line) : null
  }
}
