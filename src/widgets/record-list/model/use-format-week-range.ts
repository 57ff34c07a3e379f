import { useFormat, useTranslation } from '@/shared/i18n'

/**
 * Returns a formatter for a range of ISO weeks with optional ends; it returns null if both are
 * empty.
 */
export function useFormatWeekRange(): (from: string, to: string) => string | null {
  const { t } = useTranslation('widgets/record-list')
  const format = useFormat()
  return (from, to) => {
    if (from && to) return format.week(from, to)
    if (from) return t('weeks.since', { week: format.week(from) })
    return to ? t('weeks.until', { week: format.week(to) }) : null
  }
}
