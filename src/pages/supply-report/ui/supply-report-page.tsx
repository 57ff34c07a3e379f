import { noop } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { inspectableSupplyQueryOptions } from '@/entities/inspection'
import { recordLoader } from '@/features/edit-record'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { InspectionPage } from '@/widgets/inspection'
import { supplyReportForm } from '../model/supply-report-form'
import { SupplyReportScreen } from './supply-report-screen'
import { SupplyReportSkeleton } from './supply-report-skeleton'

/** A supply inspection report, new or saved. */
export const SupplyReportPage = (): ReactElement => (
  <InspectionPage
    form={supplyReportForm}
    screen={SupplyReportScreen}
    skeleton={<SupplyReportSkeleton />}
  />
)

const loadReport = recordLoader(supplyReportForm)

export const loader = (args: LoaderArgs<{ supply?: string }, { id?: string }>): void => {
  loadReport(args)
  const { context, deps } = args
  if (deps.supply !== undefined)
    context.queryClient.query(inspectableSupplyQueryOptions(deps.supply)).catch(noop)
}
