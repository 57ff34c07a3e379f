import { useFormat, useTranslation } from '@/shared/i18n'
import type { RevisionSummary } from '../model/revisions-config'

interface NotAnsweredProps {
  readonly revision: Pick<RevisionSummary, 'status' | 'closed_by' | 'answer_until'>
}

/** Why a revision ended that nobody withdrew: the buyers had not answered by its last day. */
export function NotAnswered({
  revision: { status, closed_by: closedBy, answer_until: day },
}: NotAnsweredProps) {
  const { t } = useTranslation('widgets/document')
  const format = useFormat()
  if (status !== 'withdrawn' || closedBy !== null || day === null) return null
  return <p>{t('revision.not_answered', { date: format.date(day) })}</p>
}
