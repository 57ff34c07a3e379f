import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { companyQuery, fetchCompanyPage } from '@/entities/company'
import { useAuth } from '@/entities/session'
import { listOffersSearch } from '@/shared/api/generated/searches'
import { useTranslation } from '@/shared/i18n'
import { findRecords, type RecordFilter } from '@/widgets/record-list'

/** The filters of the list of offers; whose they are is asked of those who serve several companies. */
export function useOfferFilters(): readonly RecordFilter[] {
  const { t } = useTranslation(['pages/offers', 'entities/order'])
  const queryClient = useQueryClient()
  const { role } = useAuth()
  return useMemo(() => {
    const status: RecordFilter = {
      kind: 'choices',
      id: 'status',
      label: t('pages/offers:columns.status'),
      choices: listOffersSearch.status.values.map((value) => ({ value, label: t(`entities/order:offer_status.${value}`) })),
    }
    const company: RecordFilter = {
      kind: 'search',
      id: 'company_id',
      label: t('pages/offers:columns.company'),
      source: 'companies',
      find: (text, signal) => findRecords(fetchCompanyPage, text, signal),
      nameOf: async (id) => (await queryClient.query({ ...companyQuery(id), staleTime: 60_000 })).name,
    }
    return role === 'client' ? [status] : [status, company]
  }, [t, queryClient, role])
}
