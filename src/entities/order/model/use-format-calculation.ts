import { useCallback } from 'react'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { subtractAmounts } from '@domain/money'
import { computePricedQuantity } from '@domain/timber'
import { formatLineDiscount, isSurcharge } from './format-line-discount'

type Incoterms = Schemas['Order']['incoterms']

type PricedLine = Pick<
  Schemas['OrderLine'],
  | 'product'
  | 'packs'
  | 'pcs'
  | 'm3'
  | 'price'
  | 'price_dap'
  | 'amount'
  | 'amount_dap'
  | 'price_unit'
  | 'service'
  | 'service_price'
> &
  Partial<Pick<Schemas['OrderLine'], 'discount'>>

/** Returns the amount of a line under the delivery terms, FCA without a delivered price. */
export const getLineAmount = (
  { amount, amount_dap }: Pick<PricedLine, 'amount' | 'amount_dap'>,
  incoterms: Incoterms,
): string => (incoterms === 'DAP' ? (amount_dap ?? amount) : amount) ?? ''

/**
 * Formats the quantities and prices whose products add up to a line's amount under the delivery
 * terms: "60.74 m² × €22.41 FCA − 3% + Planing: 1.64 m³ × €38.00".
 */
export function useFormatCalculation(): (line: PricedLine, incoterms: Incoterms) => string {
  const { t } = useTranslation(['entities/order', 'entities/product'])
  const format = useFormat()
  return useCallback(
    (line: PricedLine, incoterms: Incoterms) => {
      const isDelivered = incoterms === 'DAP' && line.price_dap !== null
      const volume = `${format.volume(line.m3)} ${t('entities/product:unit.m3')}`
      const listed = t('calculation.wood', {
        quantity:
          line.price_unit === 'm3'
            ? volume
            : line.price_unit === 'pack'
              ? t('packs', { count: line.packs })
              : `${format.number(getPricedQuantity(line))} ${t(`entities/product:unit.${line.price_unit}`)}`,
        price: format.price((isDelivered ? line.price_dap : line.price) ?? '', 'EUR'),
        incoterms: isDelivered ? 'DAP' : 'FCA',
      })
      const { discount } = line
      const discounted = discount
        ? `${listed} ${isSurcharge(discount) ? '+' : '−'} ${formatLineDiscount(discount, format)}`
        : listed
      const transport = incoterms === 'DAP' && !isDelivered && getTransport(line)
      const wood = transport
        ? `${discounted} + ${t('calculation.transport', { amount: format.money(transport, 'EUR') })}`
        : discounted
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

/** Returns the transport of a line whose price per unit cannot include it. */
const getTransport = ({ amount, amount_dap }: PricedLine): string | null =>
  amount === null || amount_dap === null ? null : subtractAmounts(amount_dap, amount)

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
