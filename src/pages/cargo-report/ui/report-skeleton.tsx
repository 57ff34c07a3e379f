import { useMatch } from '@tanstack/react-router'
import { useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure, Skeleton } from '@/shared/ui'
import { DocumentFrame, WaitingDocument, WaitingSection } from '@/widgets/document'

/** The shape of a report that is on its way. */
export function ReportSkeleton() {
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
      <WaitingDocument>
        <WaitingSection title={t('section.cargo')} fields={[6, 3, { span: 12, has: 'hint' }]} />
        <WaitingSection title={t('section.checks')} fields={[{ span: 12, has: 'lines' }]} />
        <WaitingSection title={t('section.verdict')} fields={[{ span: 12, has: 'lines' }]} />
      </WaitingDocument>
    </DocumentFrame>
  )
}
