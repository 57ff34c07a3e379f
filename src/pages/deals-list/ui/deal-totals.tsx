import { useQuery } from '@tanstack/react-query'
import { dealTotalsQuery, type DealSearch } from '@/entities/deal'
import { useFormat, useTranslation } from '@/shared/i18n'
import styles from './deal-totals.module.css'

/** What all deals that the list finds come to, those included that have not been scrolled to. */
export function DealTotals({ search }: { readonly search: DealSearch }) {
  const { t } = useTranslation('pages/deals-list')
  const format = useFormat()
  const { data, isPlaceholderData } = useQuery(dealTotalsQuery(search))
  if (!data) return null
  return (
    <p className={styles.totals} aria-busy={isPlaceholderData} data-stale={isPlaceholderData || undefined}>
      <span className={styles.label}>{t('totals.label')}</span>
      <span>{t('totals.volume', { volume: format.volume(data.volume_m3) })}</span>
      <span>{format.money(data.revenue_eur, 'EUR')}</span>
      {data.without_rate > 0 && <span className={styles.note}>{t('totals.without_rate', { count: data.without_rate })}</span>}
    </p>
  )
}
