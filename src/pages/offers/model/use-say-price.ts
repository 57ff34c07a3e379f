import { useCallback } from 'react'
import type { Offer } from '@/entities/order'
import { useFormat, useTranslation } from '@/shared/i18n'

/** Puts a price with its unit into words. */
export function useSayPrice(): (price: string, unit: Offer['price_unit']) => string {
  const { t } = useTranslation(['pages/offers', 'entities/product'])
  const format = useFormat()
  return useCallback((price, unit) => t('pages/offers:price_per', { price: format.price(price), unit: t(`entities/product:per.${unit}`) }), [t, format])
}
