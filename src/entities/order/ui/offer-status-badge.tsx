import { useTranslation } from '@/shared/i18n'
import { Status, type StatusTone } from '@/shared/ui'
import type { OfferStatus } from '../api/offers'

const tones: Record<OfferStatus, StatusTone> = {
  open: 'waiting',
  accepted: 'done',
  declined: 'blocked',
  expired: 'neutral',
  withdrawn: 'neutral',
}

export function OfferStatusBadge({ status }: { readonly status: OfferStatus }) {
  const { t } = useTranslation('entities/order')
  return <Status tone={tones[status]}>{t(`offer_status.${status}`)}</Status>
}
