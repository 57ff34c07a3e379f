import { useCallback } from 'react'
import type { StockHolder } from '@/entities/stock'
import { useFormat, useTranslation } from '@/shared/i18n'

/** Formats who has packs reserved: a basket with its expiry, or an order. */
export function useFormatHolder(): (holder: StockHolder) => string {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  return useCallback(
    ({ company, until, order }) => {
      const name = company?.name ?? t('holder.another')
      if (until !== null) return t('holder.until', { name, moment: format.dateTime(until) })
      return order
        ? t('holder.order', { name, number: order.number })
        : t('holder.ordered', { name })
    },
    [t, format],
  )
}
