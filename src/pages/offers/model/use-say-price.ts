import { useCallback } from 'react'
import type { Offer } from '@/entities/order'
import { useFormat, useTranslation } from '@/shared/i18n'

/** Puts a price with its unit into words. */
export function useSayPrice(): (price: string, unit: Offer['price_unit']) => string {
  const { t } = useTranslation('pages/offers')
  const format = useFormat()
  return useCallback((price, unit) => t('price_per', { price: format.price(price), unit: t(`unit.${unit}`) }), [t, format])
}
