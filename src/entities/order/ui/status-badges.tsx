import { isDelayed } from '@domain/rules/delivery-delay'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Status, type StatusTone } from '@/shared/ui'
import type { OfferStatus } from '../api/offers'
import type { Order, OrderSummary } from '../api/orders'
import { formatOrderNews } from '../model/format-order-news'

/** Stage of an order, or the state of an order that has none. */
type ShownStage = NonNullable<Order['progress']['stage']> | 'not_placed' | 'canceled'

const ORDER_TONES: Record<ShownStage, StatusTone> = {
  not_placed: 'neutral',
  placed: 'waiting',
  confirmed: 'active',
  preparation: 'active',
  in_transit: 'active',
  delivered: 'done',
  canceled: 'blocked',
}

const ORDER_SHARES: Record<ShownStage, number | undefined> = {
  not_placed: 0,
  placed: 0.2,
  confirmed: 0.4,
  preparation: 0.6,
  in_transit: 0.8,
  delivered: 1,
  canceled: undefined,
}

/** Returns the stage that a badge or a cell shows. */
export const getShownStage = ({ stage, news }: Order['progress']): ShownStage =>
  stage ?? (news === 'canceled' ? 'canceled' : 'not_placed')

export function OrderStageBadge({ progress }: { progress: Order['progress'] }) {
  const { t } = useTranslation('entities/order')
  const stage = getShownStage(progress)
  return (
    <Status tone={ORDER_TONES[stage]} share={ORDER_SHARES[stage]}>
      {t(`stage.${stage}`)}
    </Status>
  )
}

type ListedOrder = Pick<OrderSummary, 'progress' | 'has_proposed_change'>

/**
 * The news of an order in a list, with the mark of its stage. A proposed change replaces the news,
 * because the buyer has to answer it; it is amber, like a late order.
 */
export function ListedOrderNews({ order }: { order: ListedOrder }) {
  const { t } = useTranslation('entities/order')
  const format = useFormat()
  const { progress, has_proposed_change } = order
  const stage = getShownStage(progress)
  return (
    <Status
      tone={has_proposed_change || isDelayed(progress) ? 'waiting' : ORDER_TONES[stage]}
      share={ORDER_SHARES[stage]}
    >
      {has_proposed_change ? t('change_proposed') : formatOrderNews(progress, format)}
    </Status>
  )
}

const OFFER_TONES: Record<OfferStatus, StatusTone> = {
  open: 'waiting',
  accepted: 'done',
  declined: 'blocked',
  expired: 'neutral',
  withdrawn: 'neutral',
}

export function OfferStatusBadge({ status }: { status: OfferStatus }) {
  const { t } = useTranslation('entities/order')
  return <Status tone={OFFER_TONES[status]}>{t(`offer_status.${status}`)}</Status>
}
