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
import { cargoForm } from '../model/cargo-form'
import { CargoScreen } from './cargo-screen'

/** Skeleton of a cargo's screen while the cargo loads. */
function CargoSkeleton() {
  const { t } = useTranslation('pages/cargo')
  const savedMatch = useMatch({ from: '/cargo/$id', shouldThrow: false })
  const view = savedMatch?.search.view
  if (view === 'packing_list' || view === 'loading' || view === 'cmr')
    return (
      // A container has no CMR, and the kind of the cargo is not known yet.
      <PaperDeskSkeleton title={view === 'cmr' ? t('cargo') : t(`paper.${view}.title`)} />
    )
  const figures = (
    <FigureList>
      <KeyFigure label={t('figures.volume')} value={null} />
      <KeyFigure label={t('figures.gross')} value={null} />
    </FigureList>
  )
  return (
    <DocumentSkeleton title={t(savedMatch ? 'cargo' : 'new')} figures={figures}>
      <SectionSkeleton
        title={t('section.unit')}
        fields={[3, 3, { span: 4, extra: 'hint' }, 2, 3, 3]}
      />
      <SectionSkeleton title={t('section.voyage')} fields={[4, 4, 4, 4, 4, 4]} />
      <DocumentSection title={t('section.load')} layout="whole">
        <Skeleton height="20rem" />
      </DocumentSection>
    </DocumentSkeleton>
  )
}

/** A new or saved cargo. */
export const CargoPage = (): ReactElement => (
  <RecordPage form={cargoForm} screen={CargoScreen} skeleton={<CargoSkeleton />} />
)

export const loader = recordLoader(cargoForm)
