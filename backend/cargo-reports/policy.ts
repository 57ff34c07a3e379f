import {
  createReportPolicy,
  toLoggedChecks,
  toLoggedPhotos,
  toLoggedPlace,
} from '../reports/report-policy'
import { toLoggedScans } from '../reports/scanned-packs'
import type { Schemas, StaffCall } from '../call'
import type { MessageParams } from '../notifications/format-message'
import type { ReportRow } from '../reports/queries'
import { createFieldTable, createLineTable } from '../documents/field-table'

export type ReportStatus = Schemas['ReportStatus']
type CargoReportField = Schemas['CargoReportField']
type CargoReportLineWrite = Schemas['CargoReportLineWrite']
export type CargoReportNeed = Schemas['CargoReportNeed']
export type CargoReportWrite = Schemas['CargoReportWrite']
export type InspectableCargo = Schemas['InspectableCargo']

/** Returns the parameters of notifications about a report. */
export async function toCargoReportMessageParams(
  { db, person }: StaffCall,
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
    cargo_id: { openIn: DRAFT, formatLogged: ({ cargo_number }) => cargo_number },
    started_at: { openIn: DRAFT },
    ended_at: { openIn: DRAFT },
    place: { openIn: DRAFT },
    coordinates: { openIn: DRAFT, formatLogged: toLoggedPlace },
    weather: { openIn: DRAFT },
    checks: { openIn: DRAFT, formatLogged: ({ checks }) => toLoggedChecks(checks) },
    scanned_packs: { openIn: DRAFT, formatLogged: toLoggedScans },
    moisture_readings: {
      openIn: DRAFT,
      formatLogged: ({ moisture_readings }) =>
        moisture_readings.map(({ moisture_percent }) => moisture_percent).join('; ') || null,
    },
    dunnage: { openIn: DRAFT },
    lining: { openIn: DRAFT },
    bracing: { openIn: DRAFT },
    seal_number: { openIn: DRAFT },
    seal_again: { openIn: DRAFT },
    photos: { openIn: DRAFT, formatLogged: toLoggedPhotos },
    verdict: { openIn: DRAFT },
    remarks: { openIn: DRAFT },
  },
  lines: createLineTable<CargoReportLineWrite, LoggedLine, ReportStatus>({
    openIn: DRAFT,
    title: ({ title }) => title,
    fields: { counted_packs: {}, counted_pcs: {} },
  }),
})
