import {
  createReportPolicy,
  formatLoggedChecks,
  formatLoggedPhotos,
  formatLoggedPlace,
} from '../reports/report-policy'
import { formatLoggedScans } from '../reports/scanned-packs'
import type { Schemas, PersonCall } from '../call'
import type { MessageParams } from '../notifications/format-message'
import type { ReportRow } from '../reports/queries'
import { createFieldTable, createLineTable } from '../records/field-table'
import { joinWords } from '../documents/terms'

export type ReportStatus = Schemas['ReportStatus']
type SupplyReportField = Schemas['SupplyReportField']
export type SupplyReportLineWrite = Schemas['SupplyReportLineWrite']
export type SupplyReportNeed = Schemas['SupplyReportNeed']
export type SupplyReportWrite = Schemas['SupplyReportWrite']

/** Returns the parameters of notifications about a report. */
export async function toSupplyReportMessageParams(
  { db, person }: PersonCall,
  { number, supply_id }: ReportRow,
  reason = '',
): Promise<MessageParams> {
  const supply = await db
    .selectFrom('supplies')
    .select(['number', 'sawmill_name'])
    .where('id', '=', supply_id ?? '')
    .executeTakeFirstOrThrow()
  return {
    number,
    supply: supply.number,
    sawmill: supply.sawmill_name,
    person: person.name,
    reason,
  }
}

/** Returns the purchase manager of the supply; null if there is none. */
export const findPurchaseManagerId = async (
  { db }: PersonCall,
  { supply_id }: ReportRow,
): Promise<string | null> =>
  (
    await db
      .selectFrom('supplies')
      .select('purchase_manager_id')
      .where('id', '=', supply_id ?? '')
      .executeTakeFirstOrThrow()
  ).purchase_manager_id

export const supplyReportPolicy = createReportPolicy('supply_report', async (call, report) => ({
  key: 'supply_report_commented',
  params: await toSupplyReportMessageParams(call, report),
}))

/** A report in its form for the change log, with the names of its references. */
export type LoggedSupplyReport = Omit<SupplyReportWrite, 'lines'> & {
  supply_number: string
  lines: LoggedLine[]
}
type LoggedLine = SupplyReportLineWrite & { title: string }

const DRAFT: readonly ReportStatus[] = ['draft']

/** Every field of a supply report, in the order of the change log. */
export const supplyReportFields = createFieldTable<
  SupplyReportWrite,
  LoggedSupplyReport,
  ReportStatus,
  SupplyReportField
>({
  fields: {
    supply_id: { editableIn: DRAFT, formatLogged: ({ supply_number }) => supply_number },
    inspected_on: { editableIn: DRAFT },
    place: { editableIn: DRAFT },
    coordinates: { editableIn: DRAFT, formatLogged: formatLoggedPlace },
    scanned_packs: { editableIn: DRAFT, formatLogged: formatLoggedScans },
    checks: { editableIn: DRAFT, formatLogged: ({ checks }) => formatLoggedChecks(checks) },
    photos: { editableIn: DRAFT, formatLogged: formatLoggedPhotos },
    verdict: { editableIn: DRAFT },
    remarks: { editableIn: DRAFT },
  },
  lines: createLineTable<SupplyReportLineWrite, LoggedLine, ReportStatus>({
    editableIn: DRAFT,
    title: ({ title }) => title,
    fields: {
      lot_pcs: {},
      sampled_packs: {},
      readings: {
        formatLogged: ({ readings }) => readings.map(formatLoggedPiece).join('; ') || null,
      },
      grade_found: {},
      rejected_pcs: {},
    },
  }),
})

/** Formats a piece as `47.5x99x4802 18.5% wane`. */
function formatLoggedPiece({
  thickness_mm,
  width_mm,
  length_mm,
  moisture_percent,
  defects,
}: Schemas['PieceReading']): string {
  const size = [thickness_mm, width_mm, length_mm].map((each) => each ?? '–').join('x')
  return joinWords(size, moisture_percent && `${moisture_percent}%`, ...defects)
}
