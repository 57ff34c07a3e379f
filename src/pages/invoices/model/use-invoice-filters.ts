import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { clientListQueries, clientQueryOptions } from '@/entities/client'
import { listInvoicesSearch } from '@contract/searches'
import { useTranslation } from '@/shared/i18n'
import { findRecordChoices, type RecordFilter } from '@/widgets/record-list'

/** Returns the filters of the list of invoices. */
export function useInvoiceFilters(): readonly RecordFilter[] {
  const { t } = useTranslation('pages/invoices')
  const queryClient = useQueryClient()
  return useMemo(() => {
    const { kind, status, currency } = listInvoicesSearch
    return [
      {
        kind: 'weeks',
        id: 'week',
        label: t('filters.period'),
        fromId: 'week_from',
        toId: 'week_to',
      },
      {
        kind: 'choices',
        id: 'status',
        label: t('columns.status'),
        choices: status.values.map((value) => ({ value, label: t(`status.${value}`) })),
      },
      {
        kind: 'choices',
        id: 'kind',
        label: t('columns.kind'),
        choices: kind.values.map((value) => ({ value, label: t(`kind.${value}`) })),
      },
      {
        kind: 'search',
        id: 'client_id',
        label: t('columns.client'),
        source: 'clients',
        find: (text, signal) => findRecordChoices(clientListQueries.fetchPage, text, signal),
        findName: async (id) =>
          (await queryClient.query({ ...clientQueryOptions(id), staleTime: 'static' })).name,
      },
      {
        kind: 'choices',
        id: 'currency',
        label: t('columns.currency'),
        choices: currency.values.map((value) => ({ value, label: value })),
      },
    ]
  }, [t, queryClient])
}
