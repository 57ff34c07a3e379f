import type { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { inspectableCargoQuery } from '@/entities/inspection'
import { firstCallsOf } from '@/features/edit-record'
import type { Wanted } from '@/shared/lib/lazy-page'
import { InspectionPage } from '@/widgets/inspection'
import { reportForm } from '../model/report-form'
import { ReportScreen } from './report-screen'
import { ReportSkeleton } from './report-skeleton'

/** A container inspection report, new or saved. */
export const CargoReportPage = (): ReactElement => (
  <InspectionPage form={reportForm} screen={ReportScreen} waiting={<ReportSkeleton />} />
)

const reportCalls = firstCallsOf(reportForm)

/** What the form begins with: the report, and what it is begun of. */
export const firstCalls = (
  queryClient: QueryClient,
  wanted: Wanted<{ cargo?: string }, { id?: string }>,
): Promise<unknown> =>
  Promise.all([
    reportCalls(queryClient, wanted),
    wanted.deps.cargo !== undefined && queryClient.query(inspectableCargoQuery(wanted.deps.cargo)),
  ])
