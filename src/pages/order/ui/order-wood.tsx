import { clsx } from 'clsx'
import { getLineAmount, type Order, useFormatCalculation } from '@/entities/order'
import { formatMixedPieces, formatProductName } from '@/entities/product'
import { canOpenRoute, useAuth } from '@/entities/session'
import { formatChargeName, formatChargeRate } from '@/entities/terms'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { DocumentSection } from '@/widgets/document'
import styles from './order.module.css'

// The sheet of lines is not part of the first chunk of the portal.
const CopyOrderLines = lazyComponent(
  async () => (await import('./copy-order-lines')).CopyOrderLines,
)

/** The ordered wood, with the agreed charges of the whole order. */
export function OrderWood({ order }: { order: Order }) {
  const { t } = useTranslation('pages/order')
  const { role } = useAuth()
  const { lines, agreed_terms: terms } = order
  return (
    <DocumentSection
      title={t('section.lines')}
      aside={t('lines', { count: lines.length })}
      layout="whole"
    >
      <ul className={styles.lines}>
        {lines.map((line) => (
          <OrderLine key={line.id} line={line} incoterms={order.incoterms} />
        ))}
      </ul>
      {terms && terms.charges.length > 0 && <OrderCharges charges={terms.charges} />}
      {canOpenRoute(role, '/deals/new') && (
        <div className={styles.copy}>
          <CopyOrderLines lines={lines} />
        </div>
      )}
    </DocumentSection>
  )
}

interface OrderLineProps extends Pick<Order, 'incoterms'> {
  line: Order['lines'][number]
}

/** An ordered line with its price under the delivery terms of the order. */
function OrderLine({ line, incoterms }: OrderLineProps) {
  const { t } = useTranslation(['pages/order', 'entities/order', 'entities/product'])
  const format = useFormat()
  const formatCalculation = useFormatCalculation()
  const { specification } = line.product
  const wood = [
    t('line.amount', {
      packs: t('entities/order:packs', { count: line.packs }),
      pcs: format.number(line.pcs, 0),
      m3: format.volume(line.m3),
    }),
    specification.packaging && t(`entities/product:packaging.${specification.packaging}`),
    line.service !== 'none' && t(`entities/order:service.${line.service}`),
    line.lot && t('line.barcode', { barcode: line.lot.barcode }),
    line.lot && formatMixedPieces(line.lot, specification),
  ]
  return (
    <li className={styles.line}>
      <div className={styles.wood}>
        <strong>{formatProductName(line.product)}</strong>
        <span className={styles.note}>{wood.filter(Boolean).join(' · ')}</span>
        {line.remark && <span className={styles.remark}>{line.remark}</span>}
      </div>
      <div className={styles.price}>
        <span className="figures">
          {t('line.total', {
            amount: format.money(getLineAmount(line, incoterms), 'EUR'),
          })}
        </span>
        <span className={styles.note}>{formatCalculation(line, incoterms)}</span>
      </div>
    </li>
  )
}

/** Agreed discounts and charges of the whole order, named as in a proposed change. */
function OrderCharges({ charges }: Pick<NonNullable<Order['agreed_terms']>, 'charges'>) {
  const { t } = useTranslation('pages/order')
  const format = useFormat()
  return (
    <ul aria-label={t('field.charges')} className={clsx(styles.lines, styles.charges)}>
      {charges.map(({ charge, amount }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- of a kind there may be two
        <li key={i} className={styles.line}>
          <div className={styles.wood}>
            <strong>{formatChargeName(charge)}</strong>
            {charge.basis !== 'amount' && (
              <span className={styles.note}>{formatChargeRate(charge, 'EUR', format)}</span>
            )}
          </div>
          <div className={styles.price}>
            <span className="figures">
              {t('line.total', { amount: format.money(amount, 'EUR') })}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
