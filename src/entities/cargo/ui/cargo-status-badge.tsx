import { useTranslation } from '@/shared/i18n'
import { Status, type StatusTone } from '@/shared/ui'
import type { CargoStatus } from '../api/cargo-queries'

const tones: Record<CargoStatus, StatusTone> = {
  planned: 'neutral',
  booked: 'waiting',
  loading: 'active',
  sealed: 'active',
  in_transit: 'active',
  arrived: 'active',
  delivered: 'active',
  closed: 'done',
  canceled: 'blocked',
}

export function CargoStatusBadge({ status }: { readonly status: CargoStatus }) {
  const { t } = useTranslation('entities/cargo')
  return <Status tone={tones[status]}>{t(`status.${status}`)}</Status>
}
