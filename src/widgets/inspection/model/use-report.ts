import type { UseFormReturn } from 'react-hook-form'
import { useRecord } from '@/features/edit-record'
import type { Schemas } from '@/shared/api'
import type { FormValues } from '@/shared/forms'

/** Where the reports of each kind are. */
const reportRoutes = {
  supply_report: { one: '/supply-inspection-report/$id', new: '/supply-inspection-report/new' },
  cargo_report: { one: '/cargo-inspection-report/$id', new: '/cargo-inspection-report/new' },
} as const

export type ReportKind = keyof typeof reportRoutes
export type PhotoValues = FormValues<Schemas['ReportPhoto']>

/** A saved report, as far as every kind of inspection is alike. */
export type Report = Schemas['DocumentHead'] &
  Schemas['ReportWay'] & { readonly photos: readonly Schemas['ReportPhoto'][] }

/** What is typed of any report. */
interface ReportValues {
  photos: PhotoValues[]
}

export const getReportRoutes = (kind: ReportKind) => reportRoutes[kind]

/** The report whose screen this is, of whatever kind. */
export function useReport() {
  const record = useRecord()
  // Each kind's form holds what all of them have.
  return {
    me: record.me,
    kind: record.form.kind as ReportKind,
    texts: record.form.texts,
    saved: record.saved as unknown as Report | null,
    fields: record.fields as unknown as UseFormReturn<ReportValues>,
    mayWritePhotos: record.canEdit('photos'),
  }
}
