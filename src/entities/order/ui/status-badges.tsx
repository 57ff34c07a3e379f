import { useTranslation } from '@/shared/i18n'
import { Status, type StatusTone } from '@/shared/ui'
import type { OfferStatus } from '../api/offers'
import type { OrderStatus } from '../api/orders'

const orderTones: Record<OrderStatus, StatusTone> = {
  initial: 'neutral',
  ordered: 'waiting',
  pending: 'waiting',
  received: 'waiting',
  confirmed: 'active',
  in_progress: 'active',
  completed: 'done',
  canceled: 'blocked',
}

export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('entities/order')
  return <Status tone={orderTones[status]}>{t(`status.${status}`)}</Status>
}

const offerTones: Record<OfferStatus, StatusTone> = {
  open: 'waiting',
  accepted: 'done',
  declined: 'blocked',
  expired: 'neutral',
  withdrawn: 'neutral',
}

export function OfferStatusBadge({ status }: { readonly status: OfferStatus }) {
  const { t } = useTranslation('entities/order')
  return <Status tone={offerTones[status]}>{t(`offer_status.${status}`)}</Status>
}
