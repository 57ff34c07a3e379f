import { noop } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useMatch } from '@tanstack/react-router'
import { inspectableSupplyQueryOptions } from '@/entities/inspection'
import { recordLoader } from '@/features/edit-record'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { InspectionPage } from '@/widgets/inspection'
import { useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure } from '@/shared/ui'
import { DocumentSkeleton, SectionSkeleton } from '@/widgets/document'
import { supplyReportForm } from '../model/supply-report-form'
import { SupplyReportScreen } from './supply-report-screen'

function SupplyReportSkeleton() {
  const { t } = useTranslation('pages/supply-report')
  const savedMatch = useMatch({ from: '/supply-inspection-report/$id', shouldThrow: false })
  const figures = (
    <FigureList>
      <KeyFigure label={t('figures.sampled')} value={null} />
      <KeyFigure label={t('figures.failed')} value={null} size="s" />
      <KeyFigure label={t('figures.accepted')} value={null} />
    </FigureList>
  )
  return (
    <DocumentSkeleton title={t(savedMatch ? 'report' : 'new')} figures={figures}>
      <SectionSkeleton title={t('section.supply')} fields={[6, 3, { span: 12, extra: 'hint' }]} />
      <SectionSkeleton title={t('section.lines')} fields={[{ span: 12, extra: 'lines' }]} />
      <SectionSkeleton title={t('section.verdict')} fields={[{ span: 12, extra: 'lines' }]} />
    </DocumentSkeleton>
  )
}

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
