import type { Schemas } from '../call'
import { groupBy, inChunks, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { sql, type RawBuilder } from 'kysely'

/** Results of a container's valid report. */
export type ValidContainerReport = {
  isPassed: boolean
  sealNumber: string | null
  /** The counts of each load, and the planned loads at that time. */
  counted: readonly Schemas['CargoReportLineWrite'][]
  planned: readonly Schemas['InspectableLoad'][]
}

/**
 * Returns the valid report of a cargo's container: the approved one with the latest inspection that
 * was not corrected. Null if there is none.
 */
export async function findValidContainerReport(
  db: Db,
  cargoId: string,
): Promise<ValidContainerReport | null> {
  const report = await db
    .selectFrom('inspection_reports')
    .select(['verdict', 'seal_number', 'written', 'wood'])
    .where('id', '=', sql<string>`(select r.id ${validContainerReport(cargoId)})`)
    .executeTakeFirst()
  if (!report) return null
  const written = parseJson(report.written) as Schemas['CargoReportWrite']
  return {
    isPassed: report.verdict !== 'fail',
    sealNumber: report.seal_number,
    counted: written.lines,
    planned: report.wood === null ? [] : (parseJson(report.wood) as Schemas['InspectableLoad'][]),
  }
}

/** Selects the valid report of a cargo's container, as `r`. */
const validContainerReport = (cargoId: string | RawBuilder<unknown>) => sql`
  from inspection_reports r
  where r.cargo_id = ${cargoId} and r.status = 'approved' and r.corrected_by_id is null
  order by r.inspected_at desc, r.approved_at desc, r.number_key desc
  limit 1
`

/**
 * Selects the verdict of a container's valid report, for use in a subquery of `cargos`. Null if
 * there is none.
 */
export const validContainerVerdict = sql<string | null>`(
  select r.verdict ${validContainerReport(sql.ref('cargos.id'))}
)`

/** Selects the id of a container's valid report, for use in a subquery of `cargos`. */
export const validContainerReportId = sql<string>`(
  select r.id ${validContainerReport(sql.ref('cargos.id'))}
)`

/** Returns the numbers of the reports on a supply or cargo that are not approved yet. */
export async function findOpenReports(
  db: Db,
  column: 'supply_id' | 'cargo_id',
  id: string,
): Promise<string[]> {
  const reports = await db
    .selectFrom('inspection_reports')
    .select('number')
    .where(column, '=', id)
    .where('status', 'in', ['draft', 'submitted', 'returned'])
    .orderBy('number_key')
    .execute()
  return reports.map(({ number }) => number)
}

/**
 * Returns the supplies whose inspection allows loading: every line with wood has a valid report,
 * and not all of them failed.
 */
export async function findInspectedSupplies(
  db: Db,
  supplyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (supplyIds.length === 0) return new Set()
  const lines = db
    .selectFrom('supply_lines')
    .select(['supply_id', sql<string | null>`(select r.verdict ${validLineReport})`.as('verdict')])
    .where('supply_id', 'in', [...new Set(supplyIds)])
    .where(presentLitres, '>', 0)
  const rows = await db
    .selectFrom(lines.as('line'))
    .select('supply_id')
    .groupBy('supply_id')
    .having(({ fn, eb }) => eb(fn.count('verdict'), '=', fn.countAll()))
    .having(({ fn, eb }) =>
      eb(fn.count(eb.fn<string | null>('nullif', ['verdict', eb.val('fail')])), '>', 0),
    )
    .execute()
  return new Set(rows.map(({ supply_id }) => supply_id))
}

/**
 * Approved results of lines that were not corrected, with `i` the inspected line and `r` its
 * report.
 */
const approvedLineReports = sql`
  from inspected_lines i
  join inspection_reports r on r.id = i.report_id
  where i.accepted_l is not null and r.status = 'approved' and r.corrected_by_id is null
`

/** Order of the reports of a line: the latest inspection first. */
const byLatestInspection = sql`r.inspected_on desc, r.approved_at desc, r.number_key desc`

/**
 * Selects the valid report of a line: the approved one with the latest inspection that was not
 * corrected. A re-inspection of sorted wood replaces the earlier one, so that no wood is accepted
 * twice. For use in a subquery of `supply_lines`, with `i` the inspected line and `r` its report.
 */
export const validLineReport = sql`
  ${approvedLineReports} and i.supply_line_id = supply_lines.id
  order by ${byLatestInspection}
  limit 1
`

/** Approved result of a line. */
type LineReport = Pick<
  Row<'inspection_reports'>,
  'id' | 'number' | 'inspector_id' | 'inspected_on' | 'written' | 'wood'
> & { supply_line_id: string; accepted_l: number; rejected_l: number | null }

/**
 * Returns the approved reports of each line that any of the reports inspected, the valid one first.
 */
export async function findLineReports(
  db: Db,
  reportIds: readonly string[],
): Promise<ReadonlyMap<string, LineReport[]>> {
  const inspected = await db
    .selectFrom('supply_lines')
    .select('id')
    .where('id', 'in', (eb) =>
      eb.selectFrom('inspected_lines').select('supply_line_id').where('report_id', 'in', reportIds),
    )
    .orderBy('position')
    .execute()
  const lineIds = inspected.map(({ id }) => id)
  const rows = await inChunks(lineIds, async (ids) => {
    const found = await sql<LineReport>`
      select r.id, r.number, r.inspector_id, r.inspected_on, r.written, r.wood,
        i.supply_line_id, i.accepted_l, i.rejected_l
      ${approvedLineReports} and i.supply_line_id in (${sql.join(ids)})
      order by ${byLatestInspection}
    `.execute(db)
    return found.rows
  })
  const byLine = groupBy(rows, ({ supply_line_id }) => supply_line_id)
  return new Map(lineIds.map((id) => [id, byLine.get(id) ?? []]))
}

/** Litres of a supply line: ready, else confirmed, else ordered. */
export const presentLitres = sql<number>`coalesce(supply_lines.ready_l, supply_lines.confirmed_l, supply_lines.volume_l)`
