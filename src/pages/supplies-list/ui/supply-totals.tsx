import { useQuery } from '@tanstack/react-query'
import { supplyTotalsQueryOptions, type SupplySearch } from '@/entities/supply'
import { useFormat, useTranslation } from '@/shared/i18n'
import { ListTotals } from '@/widgets/record-list'

/** What all supplies that the list finds come to, those included that have not been scrolled to. */
export function SupplyTotals({ search }: { readonly search: SupplySearch }) {
  const { t } = useTranslation('pages/supplies-list')
  const format = useFormat()
  const { data, isPlaceholderData } = useQuery(supplyTotalsQueryOptions(search))
  if (!data) return null
  return (
    <ListTotals
      label={t('totals.label')}
      isStale={isPlaceholderData}
      sums={[
        t('totals.volume', { volume: format.volume(data.volume_m3) }),
        t('totals.free', { volume: format.volume(data.free_m3) }),
        format.money(data.amount_eur, 'EUR'),
      ]}
      note={data.without_rate > 0 ? t('totals.without_rate', { count: data.without_rate }) : null}
    />
  )
}
