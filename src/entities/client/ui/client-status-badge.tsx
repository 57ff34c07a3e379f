import { useTranslation } from '@/shared/i18n'
import { Status, type StatusTone } from '@/shared/ui'
import type { ClientStatus } from '../api/clients'

const TONES: Record<ClientStatus, StatusTone> = {
  prospect: 'neutral',
  active: 'done',
  blocked: 'blocked',
}

export function ClientStatusBadge({ status }: { status: ClientStatus }) {
  const { t } = useTranslation('entities/client')
  return <Status tone={TONES[status]}>{t(`status.${status}`)}</Status>
}
