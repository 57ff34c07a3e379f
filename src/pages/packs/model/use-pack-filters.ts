import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sawmillListQueries, sawmillQueryOptions } from '@/entities/sawmill'
import { useAuth, canOpenRoute } from '@/entities/session'
import { supplyListQueries, supplyQueryOptions } from '@/entities/supply'
import { listPacksSearch } from '@/shared/api/generated/searches'
import { useTranslation } from '@/shared/i18n'
import { findRecordChoices, type RecordFilter } from '@/widgets/record-list'

const fetchNumberedSupplies: Parameters<typeof findRecordChoices>[0] = async (...args) => {
  const { items, next_cursor } = await supplyListQueries.fetchPage(...args)
  return {
    items: items.map(({ id, number, sawmill }) => ({ id, name: `${number} ${sawmill.name}` })),
    next_cursor,
  }
}

/** Returns the filters of the list. Inspectors cannot search supplies and sawmills. */
export function usePackFilters(): readonly RecordFilter[] {
  const { t } = useTranslation(['pages/packs', 'entities/pack'])
  const queryClient = useQueryClient()
  const { role } = useAuth()
  const canSearchSupplies = canOpenRoute(role, '/general-supply')
  return useMemo(
    () => [
      {
        kind: 'choices',
        id: 'status',
        label: t('pages/packs:columns.status'),
        choices: listPacksSearch.status.values.map((value) => ({
          value,
          label: t(`entities/pack:status.${value}`),
        })),
      },
      ...(canSearchSupplies
        ? [
            {
              kind: 'search' as const,
              id: 'supply_id',
              label: t('pages/packs:columns.supply'),
              source: 'supplies',
              find: (text: string, signal: AbortSignal) =>
                findRecordChoices(fetchNumberedSupplies, text, signal),
              findName: async (id: string) =>
                (await queryClient.query({ ...supplyQueryOptions(id), staleTime: 'static' }))
                  .number,
            },
            {
              kind: 'search' as const,
              id: 'sawmill_id',
              label: t('pages/packs:columns.sawmill'),
              source: 'sawmills',
              find: (text: string, signal: AbortSignal) =>
                findRecordChoices(sawmillListQueries.fetchPage, text, signal),
              findName: async (id: string) =>
                (await queryClient.query({ ...sawmillQueryOptions(id), staleTime: 'static' })).name,
            },
          ]
        : []),
    ],
    [t, queryClient, canSearchSupplies],
  )
}
