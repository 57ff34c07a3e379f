import { useFormat, useTranslation } from '@/shared/i18n'
import type { RevisionSummary } from '../model/revisions-config'

interface NotAnsweredProps {
  revision: Pick<RevisionSummary, 'status' | 'closed_by' | 'answer_until'>
}

/**
 * Note that a revision ended because the buyers did not answer by the last day. Empty for all other
 * revisions.
 */
export function NotAnswered({
  revision: { status, closed_by: closedBy, answer_until: day },
}: NotAnsweredProps) {
  const { t } = useTranslation('widgets/document')
  const format = useFormat()
  if (status !== 'withdrawn' || closedBy !== null || day === null) return null
  return <p>{t('revision.not_answered', { date: format.date(day) })}</p>
}
