import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useRecord, useRecordEditing } from '@/features/edit-record'
import type { Schemas } from '@/shared/api'
import type { FormValues } from '@/shared/forms'
import { useOnline } from '@/shared/lib/online'

const REPORT_ROUTES = {
  supply_report: { one: '/supply-inspection-report/$id', new: '/supply-inspection-report/new' },
  cargo_report: { one: '/cargo-inspection-report/$id', new: '/cargo-inspection-report/new' },
} as const

export type ReportKind = keyof typeof REPORT_ROUTES
export type PhotoValues = FormValues<Schemas['ReportPhoto']>

/** Fields that saved reports of every kind share. */
export type Report = Schemas['DocumentHead'] &
  Schemas['ReportWay'] &
  Pick<Schemas['SupplyReport'], 'photos' | 'verdict'>

/** Form values that all reports share. */
interface ReportValues {
  photos: PhotoValues[]
}

export const getReportRoutes = (kind: ReportKind) => REPORT_ROUTES[kind]

/** Returns the report of the current screen, of any kind. */
export function useReport() {
  const record = useRecord()
  // The form of every kind has these shared fields.
  return {
    me: record.me,
    kind: record.config.kind as ReportKind,
    texts: record.config.texts,
    saved: record.saved as unknown as Report | null,
    form: record.form as unknown as UseFormReturn<ReportValues>,
    canChange: record.canChange,
    canEditPhotos: record.canEdit('photos'),
  }
}

/**
 * Saves a report that failed offline once the network returns. Until then the draft is kept on the
 * device.
 */
export function useSendWhenOnline(): void {
  const { failure, save } = useRecordEditing()
  const isOnline = useOnline()
  const send = useEffectEvent(() => void save())
  const isWaiting = failure?.wasOffline === true
  useEffect(() => {
    if (isWaiting && isOnline) send()
  }, [isWaiting, isOnline])
}
