import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listDealsSearch } from '@contract/searches'
import { useTranslation } from '@/shared/i18n'
import type { RecordFilter } from '@/widgets/record-list'

/** Lazy: the first list does not need the filter options. */
const importChoices = () => import('./filter-choices')

/** Returns the list's filters. The client filter requires permission to read clients. */
export function useDealFilters(canReadClients: boolean): readonly RecordFilter[] {
  const { t } = useTranslation('pages/deals-list')
  const { t: tDeal } = useTranslation('entities/deal')
  const queryClient = useQueryClient()

  return useMemo(() => {
    const client: RecordFilter = {
      kind: 'search',
      id: 'client_id',
      label: t('columns.client'),
      source: 'clients',
      find: async (text, signal) => (await importChoices()).findClientChoices(text, signal),
      findName: async (id) => (await importChoices()).fetchClientName(queryClient, id),
    }
    const saleManager: RecordFilter = {
      kind: 'search',
      id: 'sale_manager_id',
      label: t('columns.sale_manager'),
      source: 'sale managers',
      find: async (text) => (await importChoices()).findPeople(queryClient, 'sale_manager', text),
      findName: async (id) => (await importChoices()).findPersonName(queryClient, id),
    }
    const status: RecordFilter = {
      kind: 'choices',
      id: 'status',
      label: t('columns.status'),
      choices: listDealsSearch.status.values.map((value) => ({
        value,
        label: tDeal(`status.${value}`),
      })),
    }
    const destination: RecordFilter = {
      kind: 'search',
      id: 'destination',
      label: t('columns.destination'),
      source: 'destinations',
      find: async (text, signal) => (await importChoices()).findDestinationChoices(text, signal),
      findName: (name) => Promise.resolve(name),
    }
    const weeks: RecordFilter = {
      kind: 'weeks',
      id: 'delivery_week',
      label: t('columns.delivery_week'),
      fromId: 'week_from',
      toId: 'week_to',
    }
    const late: RecordFilter = {
      kind: 'toggle',
      id: 'late',
      label: t('filters.late'),
      value: listDealsSearch.late.values[0],
    }
    const overdue: RecordFilter = {
      kind: 'toggle',
      id: 'overdue',
      label: t('filters.overdue'),
      value: listDealsSearch.overdue.values[0],
    }
    const cover: RecordFilter = {
      kind: 'toggle',
      id: 'cover',
      label: t('filters.cover'),
      value: listDealsSearch.cover.values[0],
    }
    const quotation: RecordFilter = {
      kind: 'choices',
      id: 'quotation',
      label: t('filters.quotation'),
      choices: listDealsSearch.quotation.values.map((value) => ({
        value,
        label: t(`filters.quotation_state.${value}`),
      })),
    }
    return [
      status,
      late,
      overdue,
      cover,
      quotation,
      ...(canReadClients ? [client] : []),
      saleManager,
      weeks,
      destination,
    ]
  }, [t, tDeal, queryClient, canReadClients])
}
