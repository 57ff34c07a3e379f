import { useFormat, useTranslation } from '@/shared/i18n'
import { type Quarters, Status, type StatusTone } from '@/shared/ui'
import type { OfferStatus } from '../api/offers'
import type { Order, OrderStatus } from '../api/orders'
import { formatOrderNews } from '../model/format-order-news'
import styles from './status-badges.module.css'

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

const orderQuarters: Record<OrderStatus, Quarters | undefined> = {
  initial: 0,
  ordered: 1,
  pending: 1,
  received: 1,
  confirmed: 2,
  in_progress: 3,
  completed: 4,
  canceled: undefined,
}

export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('entities/order')
  return (
    <Status tone={orderTones[status]} quarters={orderQuarters[status]}>
      {t(`status.${status}`)}
    </Status>
  )
}

/**
 * The news of an order in a list, with the mark of its status; amber if it is late. The word of the
 * status follows, unless the news begins with it.
 */
export function ListedOrderNews({
  order: { progress, status },
}: {
  readonly order: Pick<Order, 'status' | 'progress'>
}) {
  const { t } = useTranslation('entities/order')
  const format = useFormat()
  const news = formatOrderNews(progress, format)
  const word = t(`status.${status}`)
  return (
    <Status
      tone={progress.days_late === null ? orderTones[status] : 'waiting'}
      quarters={orderQuarters[status]}
    >
      {news} {!news.startsWith(word) && <span className={styles.word}>{word}</span>}
    </Status>
  )
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
