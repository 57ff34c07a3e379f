import { findPortName } from '@/entities/cargo'
import type { StockProduct } from '@/entities/stock'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Disclosure, FigureList, KeyFigure } from '@/shared/ui'
import { findCheapestDap, formatDap } from '../model/format-stock-amount'
import styles from './product-drawer.module.css'

interface Props {
  readonly product: StockProduct
  /** Place of the basket's wood, which fixes the origin; null for the cheapest place. */
  readonly place: string | null
  /** Delivered prices assume a full truck. */
  readonly isFullTruck: boolean
}

/** Collected and delivered prices of a product, and the rule that applies. */
export function PriceExplanation({ product, place, isFullTruck }: Props) {
  const { t } = useTranslation(['pages/products', 'entities/product'])
  const format = useFormat()
  const { fca, reason, truck_m3 } = product
  const stockHere = product.stock.find(({ location, dap }) => location === place && dap !== null)
  const dap = stockHere?.dap ?? findCheapestDap(product)
  const unit = fca && t(`entities/product:per.${fca.unit}`)
  const formatUnitPrice = (price: string) => t('pages/products:price_per', { price, unit })
  const { start_date, end_date } = reason
  const validFrom =
    start_date !== null &&
    (end_date !== null
      ? t('pages/products:why.from_to', {
          from: format.date(start_date),
          to: format.date(end_date),
        })
      : t('pages/products:why.from', { from: format.date(start_date) }))
  return (
    <section>
      <FigureList>
        <KeyFigure
          label={t('pages/products:columns.fca')}
          value={fca ? formatUnitPrice(format.price(fca.price)) : t('pages/products:no_price')}
        />
        <KeyFigure
          label={t(`pages/products:columns.${isFullTruck ? 'dap_full' : 'dap'}`)}
          value={dap === null ? '–' : formatUnitPrice(formatDap(dap, format))}
          note={
            dap === null
              ? undefined
              : [
                  stockHere && (findPortName(stockHere.location) ?? stockHere.location),
                  t(`pages/products:${isFullTruck ? 'truck_full' : 'truck'}`, {
                    volume: format.volume(truck_m3),
                  }),
                ]
                  .filter(Boolean)
                  .join(', ')
          }
        />
      </FigureList>
      <Disclosure label={t('pages/products:why.title')}>
        <ul className={styles.why}>
          {reason.passed.map(({ scope, why }) => (
            <li key={scope}>
              {t('pages/products:why.line', {
                scope: t(`pages/products:why.scope.${scope}`),
                why: t(`pages/products:why.passed.${why}`),
              })}
            </li>
          ))}
          {reason.scope && (
            <li className={styles.decides}>
              {t('pages/products:why.line', {
                scope: t(`pages/products:why.scope.${reason.scope}`),
                why: [validFrom, reason.is_by_size && t('pages/products:why.by_size')]
                  .filter(Boolean)
                  .join(' '),
              })}
            </li>
          )}
        </ul>
        <p className={styles.note}>{t(`pages/products:why.list.${product.list}`)}</p>
      </Disclosure>
    </section>
  )
}
