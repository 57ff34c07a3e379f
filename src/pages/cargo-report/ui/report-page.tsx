import { noop } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { inspectableCargoQuery } from '@/entities/inspection'
import { recordLoader } from '@/features/edit-record'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { InspectionPage } from '@/widgets/inspection'
import { reportForm } from '../model/report-form'
import { ReportScreen } from './report-screen'
import { ReportSkeleton } from './report-skeleton'

/** A container inspection report, new or saved. */
export const CargoReportPage = (): ReactElement => (
  <InspectionPage form={reportForm} screen={ReportScreen} waiting={<ReportSkeleton />} />
)

const loadReport = recordLoader(reportForm)

export const loader = (args: LoaderArgs<{ cargo?: string }, { id?: string }>): void => {
  loadReport(args)
  const { context, deps } = args
  if (deps.cargo !== undefined)
    context.queryClient.query(inspectableCargoQuery(deps.cargo)).catch(noop)
}
