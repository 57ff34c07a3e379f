import type { ReactElement } from 'react'
import { RecordPage } from '@/features/edit-record'
import { reportForm } from '../model/report-form'
import { ReportScreen } from './report-screen'
import { ReportSkeleton } from './report-skeleton'

/** A supply inspection report, new or saved. */
export const SupplyReportPage = (): ReactElement => <RecordPage form={reportForm} screen={ReportScreen} waiting={<ReportSkeleton />} />
