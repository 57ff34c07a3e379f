import { useFormat, useTranslation } from '@/shared/i18n'

/** Formats a period of ISO weeks with an open or a closed end; null where neither is set. */
export function useFormatWeekRange(): (from: string, to: string) => string | null {
  const { t } = useTranslation('widgets/record-list')
  const format = useFormat()
  return (from, to) => {
    if (from && to) return format.week(from, to)
    if (from) return t('weeks.since', { week: format.week(from) })
    return to ? t('weeks.until', { week: format.week(to) }) : null
  }
}
