import { i18n, type Format } from '@/shared/i18n'
import type { OrderProgress } from '../api/orders'

/**
 * Formats what matters now about an order, with its stage: `In transit, arrives 25 Nov 2026`. Lists
 * have a column of the delivery week, so of the days it has only the ETA and the end of the order.
 */
export function formatOrderNews(
  { stage, news, day, days_late }: OrderProgress,
  format: Format,
): string {
  if (days_late !== null && stage !== null)
    return i18n.t('entities/order:news_late', {
      news: i18n.t(`entities/order:stage.${stage}`),
      days: format.span(days_late),
    })
  switch (news) {
    case 'not_placed':
    case 'awaits_approval':
    case 'awaits_confirmation':
      return i18n.t(`entities/order:news.${news}`)
    case 'arrived':
      return i18n.t('entities/order:news.in_transit_arrived')
    case 'confirmed':
    case 'to_collect':
      return i18n.t('entities/order:stage.confirmed')
    case 'preparing':
      return i18n.t('entities/order:stage.preparation')
    case 'overdue':
      return i18n.t('entities/order:stage.in_transit')
    case 'in_transit':
    case 'delivered':
    case 'canceled':
      return day === null
        ? i18n.t(`entities/order:news.${news}`)
        : i18n.t(`entities/order:news.${news}_day`, { day: format.date(day) })
  }
}

/**
 * Formats what comes next beside the stages of an order, without the name of its stage: `Arrives 25
 * Nov 2026`. Null if the stage says all.
 */
export function formatOrderNext(progress: OrderProgress, format: Format): string | null {
  const next = formatNext(progress, format)
  if (progress.days_late === null) return next
  const days = format.span(progress.days_late)
  return next === null
    ? i18n.t('entities/order:late', { days })
    : i18n.t('entities/order:news_late', { news: next, days })
}

function formatNext({ news, day, week }: OrderProgress, format: Format): string | null {
  switch (news) {
    case 'not_placed':
      return i18n.t('entities/order:news.not_placed')
    case 'awaits_approval':
    case 'awaits_confirmation':
      return i18n.t(`entities/order:next.${news}`)
    case 'confirmed':
    case 'to_collect':
      return week && i18n.t(`entities/order:next.${news}`, { week: format.week(week) })
    case 'arrived':
      return day === null
        ? i18n.t('entities/order:news.arrived')
        : i18n.t('entities/order:news.arrived_day', { day: format.date(day) })
    case 'preparing':
    case 'in_transit':
    case 'overdue':
    case 'delivered':
      return day && i18n.t(`entities/order:next.${news}`, { day: format.date(day) })
    case 'canceled':
      return null
  }
}
