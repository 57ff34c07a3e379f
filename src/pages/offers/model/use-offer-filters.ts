import { useMemo } from 'react'
import { useAuth } from '@/entities/session'
import { useCompanyFilter } from '@/features/choose-company'
import { listOffersSearch } from '@/shared/api/generated/searches'
import { useTranslation } from '@/shared/i18n'
import type { RecordFilter } from '@/widgets/record-list'

/** The filters of the list of offers; whose they are is asked of those who serve several companies. */
export function useOfferFilters(): readonly RecordFilter[] {
  const { t } = useTranslation(['pages/offers', 'entities/order'])
  const { role } = useAuth()
  const company = useCompanyFilter()
  return useMemo(() => {
    const status: RecordFilter = {
      kind: 'choices',
      id: 'status',
      label: t('pages/offers:columns.status'),
      choices: listOffersSearch.status.values.map((value) => ({
        value,
        label: t(`entities/order:offer_status.${value}`),
      })),
    }
    return role === 'client' ? [status] : [status, company]
  }, [t, company, role])
}
