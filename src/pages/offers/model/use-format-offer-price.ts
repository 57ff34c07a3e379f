import { useCallback } from 'react'
import type { Offer } from '@/entities/order'
import { useFormat, useTranslation } from '@/shared/i18n'

/** Formats a price with its unit. Use `price_per_vat` if no label says that it excludes VAT. */
export function useFormatOfferPrice(): (
  price: string,
  unit: Offer['price_unit'],
  wording?: 'price_per' | 'price_per_vat',
) => string {
  const { t } = useTranslation(['pages/offers', 'entities/product'])
  const format = useFormat()
  return useCallback(
    (price, unit, wording = 'price_per') =>
      t(wording, {
        price: format.price(price, 'EUR'),
        unit: t(`entities/product:per.${unit}`),
      }),
    [t, format],
  )
}
