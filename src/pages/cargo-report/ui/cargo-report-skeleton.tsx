import { useMatch } from '@tanstack/react-router'
import { useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure, Skeleton } from '@/shared/ui'
import { DocumentFrame, DocumentSkeleton, SectionSkeleton } from '@/widgets/document'

/** The shape of a report that is on its way. */
export function CargoReportSkeleton() {
  const { t } = useTranslation('pages/cargo-report')
  const saved = useMatch({ from: '/cargo-inspection-report/$id', shouldThrow: false })
  const figures = (
    <FigureList>
      <KeyFigure label={t('figures.checked')} value={null} />
      <KeyFigure label={t('figures.counted')} value={null} />
      <KeyFigure label={t('figures.moisture')} value={null} size="s" />
    </FigureList>
  )
  return (
    <DocumentFrame
      title={t(saved ? 'report' : 'new')}
      subtitle={<Skeleton width="14rem" />}
      actions={<Skeleton width="6rem" height="var(--control)" />}
      figures={figures}
    >
      <DocumentSkeleton>
        <SectionSkeleton title={t('section.cargo')} fields={[6, 3, { span: 12, has: 'hint' }]} />
        <SectionSkeleton title={t('section.checks')} fields={[{ span: 12, has: 'lines' }]} />
        <SectionSkeleton title={t('section.verdict')} fields={[{ span: 12, has: 'lines' }]} />
      </DocumentSkeleton>
    </DocumentFrame>
  )
}
