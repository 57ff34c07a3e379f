import { DealStatusBadge, type DealSummary } from '@/entities/deal'
import { useFormat } from '@/shared/i18n'
import styles from './deal-card.module.css'

/** A deal on a phone: who and what it is worth, then which, how far and when. */
export function DealCard({ deal }: { readonly deal: DealSummary }) {
  const format = useFormat()
  return (
    <span className={styles.card}>
      <span className={styles.client}>{deal.client.name}</span>
      <span className={styles.figure}>{format.money(deal.revenue, deal.currency)}</span>
      <span className={styles.facts}>
        <span>{deal.number}</span>
        <DealStatusBadge status={deal.status} />
      </span>
      <span className={styles.week}>{deal.delivery_week_from && format.week(deal.delivery_week_from)}</span>
    </span>
  )
}
