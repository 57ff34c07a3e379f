import { useTranslation } from '@/shared/i18n'
import { Status, type StatusTone } from '@/shared/ui'
import type { PersonStatus } from '../api/people'

const TONES: Record<PersonStatus, StatusTone> = {
  invited: 'waiting',
  active: 'done',
  deactivated: 'blocked',
  erased: 'blocked',
}

export function PersonStatusBadge({ status }: { status: PersonStatus }) {
  const { t } = useTranslation('entities/person')
  return <Status tone={TONES[status]}>{t(`status.${status}`)}</Status>
}
