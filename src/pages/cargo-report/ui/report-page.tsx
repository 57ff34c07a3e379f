import type { ReactElement } from 'react'
import { InspectionPage } from '@/widgets/inspection'
import { reportForm } from '../model/report-form'
import { ReportScreen } from './report-screen'
import { ReportSkeleton } from './report-skeleton'

/** A container inspection report, new or saved. */
export const CargoReportPage = (): ReactElement => <InspectionPage form={reportForm} screen={ReportScreen} waiting={<ReportSkeleton />} />
