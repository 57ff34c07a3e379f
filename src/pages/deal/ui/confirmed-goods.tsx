import type { OrderConfirmation } from '@/entities/deal'
import { describeSpecification, sizeOf } from '@/entities/product'
import { useFormat, useTranslation } from '@/shared/i18n'
import { convert, showCount } from '@/shared/lib/timber'
import styles from './confirmed-goods.module.css'

/**
 * The goods as they are confirmed, a line each, and what they come to. On a phone's screen each line is a list of its figures, every one
 * beside its column's name.
 */
export function ConfirmedGoods({ document }: { document: OrderConfirmation }) {
  const { t } = useTranslation(['pages/deal', 'widgets/wood-lines', 'entities/product'])
  const format = useFormat()
  const columns = {
    wood: t('entities/product:field.wood'),
    size: t('pages/deal:confirmation.size'),
    pcs: t('pages/deal:confirmation.pcs'),
    quantity: t('widgets/wood-lines:line.quantity'),
    volume: t('entities/product:unit.m3'),
    price: `${t('pages/deal:line.price')}, ${document.currency}`,
    amount: `${t('widgets/wood-lines:line.amount')}, ${document.currency}`,
  }
  return (
    // May be wider than the paper on a narrow screen; whoever has no finger on it scrolls it by arrows.
    <div role="region" aria-label={t('pages/deal:confirmation.lines')} tabIndex={0} className={styles.scroll}>
      <table className={styles.goods}>
        <caption className="visually-hidden">{t('pages/deal:confirmation.lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.wood}</th>
            <th scope="col">{columns.size}</th>
            {[columns.pcs, columns.quantity, columns.volume, columns.price, columns.amount].map((name) => (
              <th key={name} scope="col" className={styles.figure}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {document.lines.map((line, at) => {
            const { pcs } = convert(line.quantity, line.unit, line.specification)
            return (
              <tr key={at}>
                <th scope="row">
                  {line.product_name ?? describeSpecification(line.specification)}
                  {line.certification !== 'none' && (
                    <span className={styles.claim}>{t(`entities/product:certification.${line.certification}`)}</span>
                  )}
                </th>
                <td data-column={columns.size}>{sizeOf(line.specification)}</td>
                <td data-column={columns.pcs} className={styles.figure}>
                  {pcs.ok ? showCount(pcs.value, format.number) : '–'}
                </td>
                <td data-column={columns.quantity} className={styles.figure}>
                  {format.number(line.quantity)} {t(`entities/product:unit.${line.unit}`)}
                </td>
                <td data-column={columns.volume} className={styles.figure}>
                  {format.volume(line.volume_m3)}
                </td>
                <td data-column={columns.price} className={styles.figure}>
                  {format.price(line.price)} <span className={styles.per}>{t(`widgets/wood-lines:per.${line.price_unit}`)}</span>
                </td>
                <td data-column={columns.amount} className={styles.figure}>
                  {format.number(line.amount, 2)}
                </td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {t('pages/deal:confirmation.total')}
            </th>
            <td data-column={columns.volume} className={styles.figure}>
              {format.volume(document.volume_m3)}
            </td>
            <td />
            <td data-column={columns.amount} className={styles.figure}>
              {format.number(document.revenue, 2)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
