import { noop } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { inspectableCargoQueryOptions } from '@/entities/inspection'
import { recordLoader } from '@/features/edit-record'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { InspectionPage } from '@/widgets/inspection'
import { cargoReportForm } from '../model/cargo-report-form'
import { CargoReportScreen } from './cargo-report-screen'
import { CargoReportSkeleton } from './cargo-report-skeleton'

/** A container inspection report, new or saved. */
export const CargoReportPage = (): ReactElement => (
  <InspectionPage
    form={cargoReportForm}
    screen={CargoReportScreen}
    skeleton={<CargoReportSkeleton />}
  />
)

const loadReport = recordLoader(cargoReportForm)

export const loader = (args: LoaderArgs<{ cargo?: string }, { id?: string }>): void => {
  loadReport(args)
  const { context, deps } = args
  if (deps.cargo !== undefined)
    context.queryClient.query(inspectableCargoQueryOptions(deps.cargo)).catch(noop)
}
