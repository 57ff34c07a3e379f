import { useCallback } from 'react'
import { useTranslation } from '@/shared/i18n'
import type { RemainingTime } from './remaining-time'

export function useFormatRemainingTime(): (left: RemainingTime) => string {
  const { t } = useTranslation('entities/order')
  return useCallback(
    (left) =>
      'count' in left ? t(`left.${left.unit}`, { count: left.count }) : t(`left.${left.unit}`),
    [t],
  )
}
