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

export type ReportStatus = Schemas['ReportStatus']
type CargoReportField = Schemas['CargoReportField']
type CargoReportLineWrite = Schemas['CargoReportLineWrite']
export type CargoReportNeed = Schemas['CargoReportNeed']
export type CargoReportWrite = Schemas['CargoReportWrite']
export type InspectableCargo = Schemas['InspectableCargo']

/** Returns the parameters of notifications about a report. */
export async function toCargoReportMessageParams(
  { db, person }: PersonCall,
  { number, cargo_id }: ReportRow,
  reason = '',
): Promise<MessageParams> {
  const cargo = await db
    .selectFrom('cargos')
    .select('number')
    .where('id', '=', cargo_id ?? '')
    .executeTakeFirstOrThrow()
  return { number, cargo: cargo.number, person: person.name, reason }
}

export const cargoReportPolicy = createReportPolicy('cargo_report', async (call, report) => ({
  key: 'cargo_report_commented',
  params: await toCargoReportMessageParams(call, report),
}))

/** A report in its form for the change log, with the names of its references. */
export type LoggedCargoReport = Omit<CargoReportWrite, 'lines'> & {
  cargo_number: string
  lines: LoggedLine[]
}
type LoggedLine = CargoReportLineWrite & { title: string }

const DRAFT: readonly ReportStatus[] = ['draft']

/** Every field of a container report, in the order of the change log. */
export const cargoReportFields = createFieldTable<
  CargoReportWrite,
  LoggedCargoReport,
  ReportStatus,
  CargoReportField
>({
  fields: {
    cargo_id: { editableIn: DRAFT, formatLogged: ({ cargo_number }) => cargo_number },
    started_at: { editableIn: DRAFT },
    ended_at: { editableIn: DRAFT },
    place: { editableIn: DRAFT },
    coordinates: { editableIn: DRAFT, formatLogged: formatLoggedPlace },
    weather: { editableIn: DRAFT },
    checks: { editableIn: DRAFT, formatLogged: ({ checks }) => formatLoggedChecks(checks) },
    scanned_packs: { editableIn: DRAFT, formatLogged: formatLoggedScans },
    moisture_readings: {
      editableIn: DRAFT,
      formatLogged: ({ moisture_readings }) =>
        moisture_readings.map(({ moisture_percent }) => moisture_percent).join('; ') || null,
    },
    dunnage: { editableIn: DRAFT },
    lining: { editableIn: DRAFT },
    bracing: { editableIn: DRAFT },
    seal_number: { editableIn: DRAFT },
    seal_again: { editableIn: DRAFT },
    photos: { editableIn: DRAFT, formatLogged: formatLoggedPhotos },
    verdict: { editableIn: DRAFT },
    remarks: { editableIn: DRAFT },
  },
  lines: createLineTable<CargoReportLineWrite, LoggedLine, ReportStatus>({
    editableIn: DRAFT,
    title: ({ title }) => title,
    fields: { counted_packs: {}, counted_pcs: {} },
  }),
})
