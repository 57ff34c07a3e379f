import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dealListQuery, DealStatusBadge } from '@/entities/deal'
import { LateMark } from '@/entities/document'
import { useFormat, useTranslation } from '@/shared/i18n'
import { DocumentSection } from '@/widgets/document'
import styles from './client-deals.module.css'

/** Deals shown here; the list has them all. */
const shown = 8

/** The client's latest deals. */
export function ClientDeals({ clientId }: { readonly clientId: string }) {
  const { t } = useTranslation(['pages/client', 'entities/product'])
  const format = useFormat()
  const { data, isError, isPending } = useInfiniteQuery(dealListQuery({ client_id: [clientId] }))
  const first = data?.pages[0]
  return (
    <DocumentSection title={t('section.deals')} aside={first?.total ? t('deals.count', { count: first.total }) : undefined} layout="whole">
      {isError && <p className={styles.none}>{t('deals.failed')}</p>}
      {first?.items.length === 0 && <p className={styles.none}>{t('deals.none')}</p>}
      <ul className={styles.deals} aria-busy={isPending}>
        {first?.items.slice(0, shown).map((deal) => (
          <li key={deal.id} className={styles.deal}>
            <Link to="/deals/$id" params={{ id: deal.id }} className="reach">
              {deal.number}
            </Link>
            <span>
              <DealStatusBadge status={deal.status} /> <LateMark days={deal.late_days} />
            </span>
            <span className={styles.week}>{deal.delivery_week_from && format.week(deal.delivery_week_from)}</span>
            <span className={styles.figure}>{format.volume(deal.volume_m3)} {t('entities/product:unit.m3')}</span>
            <span className={styles.figure}>{format.money(deal.revenue, deal.currency)}</span>
          </li>
        ))}
      </ul>
      {first && first.items.length > shown && (
        <Link to="/general-order" search={{ client_id: [clientId] }} className="reach">
          {t('deals.all')}
        </Link>
      )}
    </DocumentSection>
  )
}
