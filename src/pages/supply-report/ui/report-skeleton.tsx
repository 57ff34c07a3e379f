import { useMatch } from '@tanstack/react-router'
import { useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure, Skeleton } from '@/shared/ui'
import { DocumentFrame, WaitingDocument, WaitingSection } from '@/widgets/document'

/** The shape of a report that is on its way. */
export function ReportSkeleton() {
  const { t } = useTranslation('pages/supply-report')
  const saved = useMatch({ from: '/supply-inspection-report/$id', shouldThrow: false })
  const figures = (
    <FigureList>
      <KeyFigure label={t('figures.sampled')} value={null} />
      <KeyFigure label={t('figures.failed')} value={null} size="s" />
      <KeyFigure label={t('figures.accepted')} value={null} />
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
        <WaitingSection title={t('section.supply')} fields={[6, 3, { span: 12, has: 'hint' }]} />
        <WaitingSection title={t('section.lines')} fields={[{ span: 12, has: 'lines' }]} />
        <WaitingSection title={t('section.verdict')} fields={[{ span: 12, has: 'lines' }]} />
      </WaitingDocument>
    </DocumentFrame>
  )
}
