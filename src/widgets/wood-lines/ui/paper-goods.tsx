import { Fragment } from 'react'
import { describeSpecification, formatSize } from '@/entities/product'
import type { Schemas } from '@/shared/api'
import { useFormat, useLanguage, useTranslation } from '@/shared/i18n'
import { convert, computePricedQuantity, formatCount } from '@domain/timber'
import styles from './paper-goods.module.css'

type Line = Pick<
  Schemas['SupplyLine'],
  | 'product_name'
  | 'specification'
  | 'certification'
  | 'quantity'
  | 'unit'
  | 'volume_m3'
  | 'price'
  | 'price_unit'
  | 'amount'
> &
  Pick<Schemas['DealLine'], 'service' | 'packs'>

interface PaperGoodsProps {
  lines: readonly Line[]
  currency: string
  /** Totals of the lines. */
  volume: string
  amount: string
}

/**
 * Goods on a paper, one per row, with totals. On a phone, each line is a list of figures with
 * column names.
 */
export function PaperGoods({ lines, currency, volume, amount }: PaperGoodsProps) {
  const { t } = useTranslation(['widgets/wood-lines', 'entities/product'])
  const format = useFormat()
  const language = useLanguage()
  // A paper never changes, so the index is a stable key.
  const rows = lines.map((line, at) => ({ ...line, at }))
  const columns = {
    wood: t('entities/product:field.wood'),
    size: t('widgets/wood-lines:goods.size'),
    pcs: t('widgets/wood-lines:goods.pcs'),
    quantity: t('widgets/wood-lines:line.quantity'),
    volume: t('entities/product:unit.m3'),
    price: `${t('widgets/wood-lines:goods.price')}, ${currency}`,
    amount: `${t('widgets/wood-lines:line.amount')}, ${currency}`,
  }
  return (
    // A wide table scrolls on a narrow screen; it takes focus for scrolling by arrow keys.
    <div
      role="region"
      aria-label={t('widgets/wood-lines:goods.label')}
      tabIndex={0}
      className={styles.scroll}
    >
      <table className={styles.goods}>
        <caption className="visually-hidden">{t('widgets/wood-lines:goods.label')}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.wood}</th>
            <th scope="col">{columns.size}</th>
            {[columns.pcs, columns.quantity, columns.volume, columns.price, columns.amount].map(
              (name) => (
                <th key={name} scope="col" className={styles.figure}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => {
            const { pcs } = convert(line.quantity, line.unit, line.specification)
            // The m3 column already shows it.
            const isPricedApart = line.unit !== line.price_unit && line.price_unit !== 'm3'
            const priced = isPricedApart ? computePricedQuantity(line, line.specification) : null
            return (
              <Fragment key={line.at}>
                <tr>
                  <th scope="row">
                    {line.product_name ?? describeSpecification(line.specification, language)}
                    {line.specification.pcs_per_pack !== null && (
                      <span className={styles.claim}>
                        {t('widgets/wood-lines:goods.per_pack', {
                          count: line.specification.pcs_per_pack,
                        })}
                      </span>
                    )}
                    {line.certification !== 'none' && (
                      <span className={styles.claim}>
                        {t(`entities/product:certification.${line.certification}`)}
                      </span>
                    )}
                  </th>
                  <td data-column={columns.size}>{formatSize(line.specification)}</td>
                  <td data-column={columns.pcs} className={styles.figure}>
                    {pcs.ok ? formatCount(pcs.value, format.number) : '–'}
                  </td>
                  <td data-column={columns.quantity} className={styles.figure}>
                    {format.number(line.quantity)} {t(`entities/product:unit.${line.unit}`)}
                    {line.packs !== undefined && line.unit !== 'pack' && (
                      <span className={styles.claim}>
                        {t('widgets/wood-lines:goods.packs', { count: line.packs })}
                      </span>
                    )}
                    {priced !== null && (
                      <span className={styles.claim}>
                        = {format.number(priced)} {t(`entities/product:unit.${line.price_unit}`)}
                      </span>
                    )}
                  </td>
                  <td data-column={columns.volume} className={styles.figure}>
                    {format.volume(line.volume_m3)}
                  </td>
                  <td data-column={columns.price} className={styles.figure}>
                    {line.price === null ? '–' : format.price(line.price, currency)}{' '}
                    <span className={styles.per}>
                      {t(`widgets/wood-lines:per.${line.price_unit}`)}
                    </span>
                  </td>
                  <td data-column={columns.amount} className={styles.figure}>
                    {format.amount(line.amount, currency)}
                  </td>
                </tr>
                {line.service && (
                  <ServiceRow service={line.service} currency={currency} columns={columns} />
                )}
              </Fragment>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {t('widgets/wood-lines:goods.total')}
            </th>
            <td data-column={columns.volume} className={styles.figure}>
              {format.volume(volume)}
            </td>
            <td />
            <td data-column={columns.amount} className={styles.figure}>
              {format.amount(amount, currency)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

interface ServiceRowProps {
  readonly service: Schemas['LineServiceCharge']
  readonly currency: string
  readonly columns: Readonly<Record<'quantity' | 'price' | 'amount', string>>
}

/** A service on the wood of the line above. */
function ServiceRow({
  service: { service, m3, price, amount },
  currency,
  columns,
}: ServiceRowProps) {
  const { t } = useTranslation(['widgets/wood-lines', 'entities/product'])
  const format = useFormat()
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {t(`widgets/wood-lines:goods.service.${service}`)}
      </th>
      <td data-column={columns.quantity} className={styles.figure}>
        {format.number(m3, 3)} {t('entities/product:unit.m3')}
      </td>
      <td />
      <td data-column={columns.price} className={styles.figure}>
        {format.price(price, currency)}{' '}
        <span className={styles.per}>{t('widgets/wood-lines:per.m3')}</span>
      </td>
      <td data-column={columns.amount} className={styles.figure}>
        {format.amount(amount, currency)}
      </td>
    </tr>
  )
}
