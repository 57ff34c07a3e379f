import type { ReactElement } from 'react'
import { useMatch } from '@tanstack/react-router'
import { recordLoader, RecordPage } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure, Skeleton } from '@/shared/ui'
import {
  DocumentSection,
  DocumentSkeleton,
  PaperDeskSkeleton,
  SectionSkeleton,
} from '@/widgets/document'
import { supplyForm } from '../model/supply-form'
import { SupplyScreen } from './supply-screen'

/** Skeleton with the fixed parts of every supply. */
function SupplySkeleton() {
  const { t } = useTranslation('pages/supply')
  const savedMatch = useMatch({ from: '/supplies/$id', shouldThrow: false })
  const view = savedMatch?.search.view
  if (view === 'order') return <PaperDeskSkeleton title={t('order.title')} />
  const figures = (
    <FigureList>
      <KeyFigure label={t('figures.volume')} value={null} />
      <KeyFigure label={t('figures.weight')} value={null} size="s" />
      <KeyFigure label={t('figures.amount')} value={null} />
    </FigureList>
  )
  return (
    <DocumentSkeleton title={t(savedMatch ? 'supply' : 'new')} figures={figures}>
      <SectionSkeleton
        title={t('section.sawmill')}
        fields={[{ span: 6, extra: 'hint' }, 3, 3, 3, 3, 3, 3]}
      />
      <SectionSkeleton title={t('section.loading')} fields={[2, 3, 5, 2]} />
      <DocumentSection title={t('section.lines')} layout="whole">
        <Skeleton height="14rem" />
      </DocumentSection>
    </DocumentSkeleton>
  )
}

export const SupplyPage = (): ReactElement => (
  <RecordPage form={supplyForm} screen={SupplyScreen} skeleton={<SupplySkeleton />} />
)

export const loader = recordLoader(supplyForm)
