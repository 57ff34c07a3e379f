import { useCallback } from 'react'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { computePricedQuantity } from '@domain/timber'
import { formatLineDiscount, isSurcharge } from './format-line-discount'

type PricedLine = Pick<
  Schemas['BasketLine'],
  'product' | 'packs' | 'pcs' | 'm3' | 'price' | 'price_unit' | 'service' | 'service_price'
> &
  Partial<Pick<Schemas['OrderLine'], 'discount'>>

/**
 * Formats the quantities and prices whose products add up to a line's amount:
 * "60.74 m² × €22.41 − 3% + Planing: 1.64 m³ × €38.00".
 */
export function useFormatCalculation(): (line: PricedLine) => string {
  const { t } = useTranslation(['entities/order', 'entities/product'])
  const format = useFormat()
  return useCallback(
    (line: PricedLine) => {
      const volume = `${format.volume(line.m3)} ${t('entities/product:unit.m3')}`
      const listed = t('calculation.wood', {
        quantity:
          line.price_unit === 'm3'
            ? volume
            : line.price_unit === 'pack'
              ? t('packs', { count: line.packs })
              : `${format.number(getPricedQuantity(line))} ${t(`entities/product:unit.${line.price_unit}`)}`,
        price: format.price(line.price, 'EUR'),
      })
      const { discount } = line
      const wood = discount
        ? `${listed} ${isSurcharge(discount) ? '+' : '−'} ${formatLineDiscount(discount, format)}`
        : listed
      if (line.service === 'none' || line.service_price === null) return wood
      const service = t('calculation.service', {
        service: t(`service.${line.service}`),
        quantity: volume,
        price: format.price(line.service_price, 'EUR'),
      })
      return `${wood} + ${service}`
    },
    [t, format],
  )
}

/** Returns the quantity in the price's unit, from pieces if they can be converted. */
function getPricedQuantity({
  product: { specification },
  pcs,
  m3,
  price_unit,
}: PricedLine): string {
  return (
    computePricedQuantity({ quantity: String(pcs), unit: 'pcs', price_unit }, specification) ??
    computePricedQuantity({ quantity: m3, unit: 'm3', price_unit }, specification) ??
    m3
  )
}
