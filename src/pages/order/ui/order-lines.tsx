import type { Order } from '@/entities/order'
import { useFormat, useTranslation } from '@/shared/i18n'
import styles from './order.module.css'

/** Ordered lines with collected (FCA) and delivered (DAP) prices. */
export function OrderLines({ lines }: { readonly lines: Order['lines'] }) {
  const { t } = useTranslation(['pages/order', 'entities/order', 'entities/product'])
  const format = useFormat()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <div className={styles.wood}>
            <strong>{line.product.name}</strong>
            <span className={styles.note}>
              {[
                t('pages/order:line.amount', {
                  packs: t('entities/order:packs', { count: line.packs }),
                  pcs: format.number(line.pcs, 0),
                  m3: format.volume(line.m3),
                }),
                line.service !== 'none' && t(`entities/order:service.${line.service}`),
                line.lot && t('pages/order:line.barcode', { barcode: line.lot.barcode }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          <div className={styles.price}>
            <span className="figures">{format.money(line.amount, 'EUR')}</span>
            <span className={styles.note}>
              {[
                t('pages/order:line.fca', {
                  price: format.price(line.price),
                  unit: t(`entities/product:per.${line.price_unit}`),
                }),
                line.price_dap &&
                  t('pages/order:line.dap', {
                    price: format.price(line.price_dap),
                    unit: t(`entities/product:per.${line.price_unit}`),
                  }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
