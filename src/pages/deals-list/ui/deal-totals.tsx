import { useQuery } from '@tanstack/react-query'
import { dealTotalsQueryOptions, type DealSearch } from '@/entities/deal'
import { useFormat, useTranslation } from '@/shared/i18n'
import { ListTotals } from '@/widgets/record-list'

/** Totals of all matching deals, or of their matching lines, including rows that are not loaded. */
export function DealTotals({ search }: { search: DealSearch }) {
  const { t } = useTranslation('pages/deals-list')
  const format = useFormat()
  const { data, isPlaceholderData } = useQuery(dealTotalsQueryOptions(search))
  if (!data) return null
  return (
    <ListTotals
      label={t(data.is_by_line ? 'totals.matching_lines' : 'totals.label')}
      isStale={isPlaceholderData}
      sums={[
        t('totals.volume', { volume: format.volume(data.volume_m3) }),
        format.money(data.revenue_eur, 'EUR'),
      ]}
      note={data.without_rate > 0 ? t('totals.without_rate', { count: data.without_rate }) : null}
    />
  )
}
