import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sawmillListQueries, sawmillQueryOptions } from '@/entities/sawmill'
import { fetchNumberedSupplies, supplyQueryOptions } from '@/entities/supply'
import { listPacksSearch } from '@contract/searches'
import { useTranslation } from '@/shared/i18n'
import { findRecordChoices, type RecordFilter } from '@/widgets/record-list'

/** Returns the filters of the list. */
export function usePackFilters(): readonly RecordFilter[] {
  const { t } = useTranslation(['pages/packs', 'entities/pack'])
  const queryClient = useQueryClient()
  return useMemo(
    () => [
      {
        kind: 'choices',
        id: 'status',
        label: t('columns.status'),
        choices: listPacksSearch.status.values.map((value) => ({
          value,
          label: t(`entities/pack:status.${value}`),
        })),
      },
      {
        kind: 'search',
        id: 'supply_id',
        label: t('columns.supply'),
        source: 'supplies',
        find: (text, signal) => findRecordChoices(fetchNumberedSupplies, text, signal),
        findName: async (id) =>
          (await queryClient.query({ ...supplyQueryOptions(id), staleTime: 'static' })).number,
      },
      {
        kind: 'search',
        id: 'sawmill_id',
        label: t('columns.sawmill'),
        source: 'sawmills',
        find: (text, signal) => findRecordChoices(sawmillListQueries.fetchPage, text, signal),
        findName: async (id) =>
          (await queryClient.query({ ...sawmillQueryOptions(id), staleTime: 'static' })).name,
      },
    ],
    [t, queryClient],
  )
}
