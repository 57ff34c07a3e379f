import type { Db } from '@backend/db/tables'
import { parseJson, toJson } from '@backend/db/rows'
import { createSeedId } from '@backend/seed/random'
import type { Schemas } from '@backend/call'

const READINGS = 200

/** Id in the address of bench/measure-report.json. */
export const LONG_REPORT = createSeedId('two hundred readings')

/**
 * Copies a supply's report as a draft of the measuring user, with as many measured pieces as a
 * whole shipload has.
 */
export async function writeLongReport(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('inspection_reports')
    .selectAll()
    .where('kind', '=', 'supply_report')
    .orderBy('number_key')
    .limit(200)
    .execute()
  const found = rows.flatMap((row) => {
    const written = parseJson(row.written) as Schemas['SupplyReportWrite']
    return (written.lines[0]?.readings.length ?? 0) > 0 ? [{ row, written }] : []
  })[0]
  if (!found) throw new Error('No report has readings.')
  const { row, written } = found
  const [line, ...otherLines] = written.lines
  if (!line) throw new Error('The report has no line.')
  const readings = Array.from({ length: READINGS }, (_, i) => ({
    ...(line.readings[i % line.readings.length] as Schemas['PieceReading']),
    id: createSeedId(`reading ${i}`),
  }))
  const { id: inspector_id } = await db
    .selectFrom('people')
    .select('id')
    .where('email', '=', 'admin@timberdesk.example')
    .executeTakeFirstOrThrow()
  // The photos belong to the original.
  const long = { ...written, photos: [], lines: [{ ...line, readings }, ...otherLines] }
  await db
    .insertInto('inspection_reports')
    .values({
      ...row,
      ...{
        id: LONG_REPORT,
        inspector_id,
        number: 'SR-2026-9999',
        number_key: 2_026_009_999,
        status: 'draft',
        written: toJson(long),
        wood: null,
        sent_hash: null,
      },
      ...{
        submitted_at: null,
        approved_at: null,
        approved_by: null,
        corrects_id: null,
        corrected_by_id: null,
      },
    })
    .execute()
}
