import type { Schemas } from '@/shared/api'

type ReportStatus = Schemas['ReportStatus']

/** Stages of an inspection report on the screen, first to last. */
export const REPORT_STAGES = ['inspection', 'review', 'approved'] as const

export type ReportStage = (typeof REPORT_STAGES)[number]

const STAGES: Record<ReportStatus, ReportStage | null> = {
  draft: 'inspection',
  returned: 'inspection',
  submitted: 'review',
  approved: 'approved',
  canceled: null,
}

/** Returns the stage of a report; null once it is canceled. */
export const getReportStage = (status: ReportStatus): ReportStage | null => STAGES[status]
