import { noop } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useMatch } from '@tanstack/react-router'
import { inspectableCargoQueryOptions } from '@/entities/inspection'
import { recordLoader } from '@/features/edit-record'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { InspectionPage } from '@/widgets/inspection'
import { useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure, Skeleton } from '@/shared/ui'
import { DocumentSkeleton, SectionSkeleton } from '@/widgets/document'
import { cargoReportForm } from '../model/cargo-report-form'
import { CargoReportScreen } from './cargo-report-screen'

/** Skeleton of a report while it loads. */
function CargoReportSkeleton() {
  const { t } = useTranslation('pages/cargo-report')
  const savedMatch = useMatch({ from: '/cargo-inspection-report/$id', shouldThrow: false })
  const figures = (
    <FigureList>
      <KeyFigure label={t('figures.checked')} value={null} />
      <KeyFigure label={t('figures.counted')} value={null} />
      <KeyFigure label={t('figures.moisture')} value={null} size="s" />
    </FigureList>
  )
  return (
    <DocumentSkeleton title={t(savedMatch ? 'report' : 'new')} figures={figures}>
      <SectionSkeleton title={t('section.cargo')} fields={[6, 3, { span: 12, extra: 'hint' }]} />
      <SectionSkeleton title={t('section.checks')} fields={[{ span: 12, extra: 'lines' }]} />
      <SectionSkeleton title={t('section.verdict')} fields={[{ span: 12, extra: 'lines' }]} />
    </DocumentSkeleton>
  )
}

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
