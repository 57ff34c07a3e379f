import { isDelayed } from '@domain/rules/delivery-delay'
import { i18n, type Format } from '@/shared/i18n'
import type { OrderProgress } from '../api/orders'

/**
 * Formats the news of an order with its stage: `In transit, arrives 25 Nov 2026`. Its only days are
 * the ETA and the end of the order, because lists have a column for the delivery week.
 */
export function formatOrderNews(progress: OrderProgress, format: Format): string {
  const { stage, news, day } = progress
  if (stage !== null && isDelayed(progress))
    return appendDelay(i18n.t(`entities/order:stage.${stage}`), progress, format)
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
 * Formats the next event of an order, shown beside its stages: `Arrives 25 Nov 2026`. Null if the
 * stage is enough.
 */
export function formatOrderNext(progress: OrderProgress, format: Format): string | null {
  const next = formatNext(progress, format)
  if (!isDelayed(progress)) return next
  const { news, day, arrives_late_days: arrivesLate } = progress
  // The text already names the arrival, so only the days of the delay follow.
  if (news === 'in_transit' && day !== null && arrivesLate !== null)
    return appendDays(next, arrivesLate, format, 'late')
  return appendDelay(next, progress, format)
}

/**
 * Appends the delay. That of the arrival, if known, includes the days that the order is already
 * late.
 */
function appendDelay(
  news: string | null,
  { late_days, arrives_late_days }: OrderProgress,
  format: Format,
): string {
  const text =
    arrives_late_days === null
      ? appendDays(news, late_days, format, 'late')
      : appendDays(news, arrives_late_days, format, 'arrives_late')
  return text ?? ''
}

function appendDays(
  news: string | null,
  count: number | null,
  format: Format,
  key: 'late' | 'arrives_late',
): string | null {
  if (count === null) return news
  const days = format.span(count)
  return news === null
    ? i18n.t(`entities/order:${key}`, { days })
    : i18n.t(`entities/order:news_${key}`, { news, days })
}

function formatNext({ news, day, week }: OrderProgress, format: Format): string | null {
  switch (news) {
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
    case 'not_placed':
    case 'canceled':
      return null
  }
}
