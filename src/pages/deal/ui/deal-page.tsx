import type { ReactElement } from 'react'
import { useMatch } from '@tanstack/react-router'
import { RecordPage } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure, Skeleton } from '@/shared/ui'
import {
  DocumentSection,
  DocumentSkeleton,
  PaperDeskSkeleton,
  SectionSkeleton,
} from '@/widgets/document'
import { dealForm } from '../model/deal-form'
import { DealScreen } from './deal-screen'

/** Skeleton of a deal's screen while the deal loads. */
function DealSkeleton() {
  const { t } = useTranslation('pages/deal')
  const savedMatch = useMatch({ from: '/deals/$id', shouldThrow: false })
  const view = savedMatch?.search.view
  if (view === 'confirmation') return <PaperDeskSkeleton title={t('confirmation.title')} />
  const figures = (
    <FigureList>
      <KeyFigure label={t('figures.volume')} value={null} />
      <KeyFigure label={t('figures.weight')} value={null} size="s" />
      <KeyFigure label={t('figures.revenue')} value={null} />
    </FigureList>
  )
  return (
    <DocumentSkeleton title={t(savedMatch ? 'deal' : 'new')} figures={figures}>
      <SectionSkeleton title={t('section.client')} fields={[6, 3, 3, 3, 3, 3, 3]} />
      <SectionSkeleton
        title={t('section.delivery')}
        fields={[
          2,
          4,
          { span: 3, extra: 'hint' },
          { span: 3, extra: 'hint' },
          2,
          2,
          3,
          { span: 3, extra: 'hint' },
          2,
        ]}
      />
      <DocumentSection title={t('section.lines')} layout="whole">
        <Skeleton height="14rem" />
      </DocumentSection>
    </DocumentSkeleton>
  )
}

/** A new or saved deal. */
export const DealPage = (): ReactElement => (
  <RecordPage form={dealForm} screen={DealScreen} skeleton={<DealSkeleton />} />
)
