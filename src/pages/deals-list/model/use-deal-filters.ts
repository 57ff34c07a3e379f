import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { clientQuery, fetchClientPage } from '@/entities/client'
import { findSaleManagers, nameOfPerson } from '@/entities/person'
import { listDealsSearch } from '@/shared/api/generated/searches'
import { useTranslation } from '@/shared/i18n'
import type { RecordFilter } from '@/widgets/record-list'

/** Clients that one search of the filter offers. */
const mostClients = 20

/** The filters of the list of deals. Who may not read clients can't search for one. */
export function useDealFilters(mayReadClients: boolean): readonly RecordFilter[] {
  const { t } = useTranslation('pages/deals-list')
  const { t: tDeal } = useTranslation('entities/deal')
  const queryClient = useQueryClient()

  return useMemo(() => {
    const client: RecordFilter = {
      kind: 'search',
      id: 'client_id',
      label: t('columns.client'),
      source: 'clients',
      async find(text, signal) {
        const page = await fetchClientPage({ ...(text && { q: text }) }, { cursor: undefined, limit: mostClients }, signal)
        return page.items.map(({ id, name }) => ({ value: id, label: name }))
      },
      nameOf: async (id) => (await queryClient.query({ ...clientQuery(id), staleTime: 'static' })).name,
    }
    const saleManager: RecordFilter = {
      kind: 'search',
      id: 'sale_manager_id',
      label: t('columns.sale_manager'),
      source: 'sale managers',
      find: (text) => findSaleManagers(queryClient, text),
      nameOf: (id) => nameOfPerson(queryClient, id),
    }
    const status: RecordFilter = {
      kind: 'choices',
      id: 'status',
      label: t('columns.status'),
      choices: listDealsSearch.status.values.map((value) => ({ value, label: tDeal(`status.${value}`) })),
    }
    const weeks: RecordFilter = {
      kind: 'weeks',
      id: 'delivery_week',
      label: t('columns.delivery_week'),
      fromId: 'week_from',
      toId: 'week_to',
    }
    return [status, ...(mayReadClients ? [client] : []), saleManager, weeks]
  }, [t, tDeal, queryClient, mayReadClients])
}
