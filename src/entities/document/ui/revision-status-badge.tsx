import type { Schemas } from '@/shared/api'
import { useTranslation } from '@/shared/i18n'
import { Status, type StatusTone } from '@/shared/ui'

type RevisionStatus = Schemas['RevisionStatus']

const TONES: Record<RevisionStatus, StatusTone> = {
  open: 'neutral',
  sent: 'waiting',
  agreed: 'neutral',
  issued: 'neutral',
  withdrawn: 'blocked',
}

interface RevisionStatusBadgeProps {
  status: RevisionStatus
  /** True if the document has the terms of this revision. */
  isValid: boolean
}

/** Status of a revision. An agreed or issued one is shown as valid or replaced. */
export function RevisionStatusBadge({ status, isValid }: RevisionStatusBadgeProps) {
  const { t } = useTranslation('entities/document')
  if (isValid) return <Status tone="done">{t('revision_status.valid')}</Status>
  return (
    <Status tone={TONES[status]}>
      {t(
        status === 'agreed' || status === 'issued'
          ? 'revision_status.replaced'
          : `revision_status.${status}`,
      )}
    </Status>
  )
}
