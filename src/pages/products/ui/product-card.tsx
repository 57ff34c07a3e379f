import { findPortName } from '@/entities/cargo'
import type { StockProduct } from '@/entities/stock'
import { useFormat, useTranslation } from '@/shared/i18n'
import { RecordCard } from '@/widgets/record-list'
import { findCheapestDap, formatDap, formatPacks } from '../model/format-stock-amount'

/** A product on a phone: what it is and what it costs, then where it stands and how much of it. */
export function ProductCard({
  product,
  isFullTruck,
}: {
  readonly product: StockProduct
  readonly isFullTruck: boolean
}) {
  const { t } = useTranslation(['pages/products', 'entities/product'])
  const format = useFormat()
  const { fca, stock, amount } = product
  const dap = findCheapestDap(product)
  const unit = fca && t(`entities/product:per.${fca.unit}`)
  return (
    <RecordCard
      title={product.name}
      figure={fca ? t('pages/products:price_per', { price: format.price(fca.price), unit }) : ''}
      detail={
        stock.map(({ location }) => findPortName(location) ?? location).join(', ') ||
        t('pages/products:not_in_stock')
      }
      note={
        stock.length > 0 &&
        t('pages/products:packs', { packs: formatPacks(amount), count: amount.packs })
      }
      status={
        dap !== null &&
        unit &&
        t(`pages/products:${isFullTruck ? 'dap_per_full' : 'dap_per'}`, {
          price: formatDap(dap, format),
          unit,
        })
      }
    />
  )
}
