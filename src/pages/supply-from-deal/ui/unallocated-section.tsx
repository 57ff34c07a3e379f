import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { PurchasePlan } from '@/entities/cover'
import { useTranslation } from '@/shared/i18n'
import {
  DocumentLink,
  isZeroAmount,
  useFormatCoverAmount,
  Warnings,
  ReadyDate,
  formatCoverWood,
} from '@/widgets/cover'
import { DocumentSection } from '@/widgets/document'
import { listPurchaseOffers } from '../model/picks'
import { AmountText, Cell, LineName, PickCell, type PickState } from './table-parts'
import styles from './supply-from-deal.module.css'

const columns = ['wood', 'supply', 'free', 'take'] as const

/** Unallocated wood of ordered supplies. It comes first, because it is already paid for. */
export function UnallocatedSection({ plan, picking }: { plan: PurchasePlan; picking: PickState }) {
  const { t } = useTranslation('pages/supply-from-deal')
  const { formatAmount } = useFormatCoverAmount()
  const offers = listPurchaseOffers(plan).flatMap((offer) =>
    offer.free ? [{ offer, free: offer.free }] : [],
  )
  return (
    <DocumentSection title={t('section.free')} layout="whole">
      {offers.length === 0 ? (
        <p className={styles.nothing}>{t('no_free')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={column === 'supply' ? styles.words : undefined}
                >
                  {t(`column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {offers.map(({ offer, free }) => (
              <tr key={offer.key}>
                <LineName line={offer.line}>
                  {free.wood.product_name !== offer.line.wood.product_name && (
                    <span className={styles.note}>{formatCoverWood(free.wood)}</span>
                  )}
                  <Warnings warnings={free.warnings} />
                </LineName>
                <td data-label={t('column.supply')} className={clsx(styles.source, styles.words)}>
                  <DocumentLink
                    to="/supplies/$id"
                    id={free.supply.id}
                    number={free.supply.number}
                  />
                  <span>{free.supply.sawmill_name}</span>
                  <ReadyDate supply={free.supply} />
                </td>
                <Cell label={t('column.free')}>
                  <AmountText amount={free.free} />
                  {!isZeroAmount(free.has) && (
                    <span className={styles.note}>
                      {t('has', { amount: formatAmount(free.has) })}
                    </span>
                  )}
                </Cell>
                <Cell label={t('column.take')}>
                  <PickCell
                    offer={offer}
                    picking={picking}
                    label={t('amount.free', {
                      supply: free.supply.number,
                      line: offer.line.wood.place,
                    })}
                  />
                </Cell>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {plan.more_free && (
        <p className={styles.nothing}>
          {t('more_free')}{' '}
          <Link to="/general-supply" search={{ free: 'only' }}>
            {t('to_free')}
          </Link>
        </p>
      )}
    </DocumentSection>
  )
}
