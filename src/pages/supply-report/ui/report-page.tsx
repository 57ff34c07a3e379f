import type { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { inspectableQuery } from '@/entities/inspection'
import { firstCallsOf } from '@/features/edit-record'
import type { Wanted } from '@/shared/lib/lazy-page'
import { InspectionPage } from '@/widgets/inspection'
import { reportForm } from '../model/report-form'
import { ReportScreen } from './report-screen'
import { ReportSkeleton } from './report-skeleton'

/** A supply inspection report, new or saved. */
export const SupplyReportPage = (): ReactElement => (
  <InspectionPage form={reportForm} screen={ReportScreen} waiting={<ReportSkeleton />} />
)

const reportCalls = firstCallsOf(reportForm)

/** What the form begins with: the report, and what it is begun of. */
export const firstCalls = (
  queryClient: QueryClient,
  wanted: Wanted<{ supply?: string }, { id?: string }>,
): Promise<unknown> =>
  Promise.all([
    reportCalls(queryClient, wanted),
    wanted.deps.supply !== undefined && queryClient.query(inspectableQuery(wanted.deps.supply)),
  ])
