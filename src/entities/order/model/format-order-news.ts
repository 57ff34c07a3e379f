import { i18n, type Format } from '@/shared/i18n'
import type { OrderProgress } from '../api/orders'

/**
 * Formats what matters now about an order: `In transit, arrives 25 Nov 2026`.
 * @param isShort true for a list, which has a column of the delivery week: of the days only the ETA and
 *   the end of the order, and for a late order its stage
 */
export function formatOrderNews(
  { stage, news, day, week, days_late }: OrderProgress,
  format: Format,
  isShort = false,
): string {
  if (days_late === null) {
    const hasLongDay = news === 'preparing' || news === 'arrived'
    if (isShort && (news === 'confirmed' || news === 'to_collect'))
      return i18n.t('entities/order:stage.confirmed')
    return formatNews(news, isShort && hasLongDay ? null : day, week, format)
  }
  return i18n.t('entities/order:news_late', {
    news:
      isShort && stage !== null
        ? i18n.t(`entities/order:stage.${stage}`)
        : formatNews(news, day, week, format),
    days: format.span(days_late),
  })
}

function formatNews(
  news: OrderProgress['news'],
  day: string | null,
  week: string | null,
  format: Format,
): string {
  switch (news) {
    case 'not_placed':
    case 'awaits_approval':
    case 'awaits_confirmation':
      return i18n.t(`entities/order:news.${news}`)
    case 'confirmed':
    case 'to_collect':
      return i18n.t(`entities/order:news.${news}`, { week: week === null ? '' : format.week(week) })
    case 'overdue':
      return i18n.t('entities/order:news.overdue', { day: day === null ? '' : format.date(day) })
    default:
      return day === null
        ? i18n.t(`entities/order:news.${news}`)
        : i18n.t(`entities/order:news.${news}_day`, { day: format.date(day) })
  }
}
