import { useTranslation } from '@/shared/i18n'
import { Status, type StatusTone } from '@/shared/ui'
import type { OrderStatus } from '../api/orders'

const tones: Record<OrderStatus, StatusTone> = {
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
  return <Status tone={tones[status]}>{t(`status.${status}`)}</Status>
}
