import { useCallback } from 'react'
import { useTranslation } from '@/shared/i18n'
import type { Left } from './time-left'

/** Puts the time left into words: hours, minutes, or less than a minute. */
export function useSayLeft(): (left: Left) => string {
  const { t } = useTranslation('entities/order')
  return useCallback(
    (left) =>
      'count' in left ? t(`left.${left.unit}`, { count: left.count }) : t(`left.${left.unit}`),
    [t],
  )
}
