import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { clientListQueries, clientQueryOptions } from '@/entities/client'
import { sawmillListQueries, sawmillQueryOptions } from '@/entities/sawmill'
import { listTradedLinesSearch } from '@contract/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import { createCountryFilter, findRecordChoices, type RecordFilter } from '@/widgets/record-list'

/**
 * Returns the filters of the list.
 * @param seesPurchases true for users who see bought lines, by kind and sawmill
 */
export function useTradedFilters(seesPurchases: boolean): readonly RecordFilter[] {
  const { t, i18n } = useTranslation(['pages/wood-prices', 'entities/product'])
  const format = useFormat()
  const queryClient = useQueryClient()

  return useMemo(() => {
    const { kind, wood, currency } = listTradedLinesSearch
    const ofPurchases: readonly RecordFilter[] = [
      {
        kind: 'search',
        id: 'sawmill_id',
        label: t('filters.sawmill'),
        source: 'sawmills',
        find: (text, signal) => findRecordChoices(sawmillListQueries.fetchPage, text, signal),
        findName: async (id) =>
          (await queryClient.query({ ...sawmillQueryOptions(id), staleTime: 'static' })).name,
      },
    ]
    return [
      ...(seesPurchases
        ? [
            {
              kind: 'choices' as const,
              id: 'kind',
              label: t('columns.kind'),
              choices: kind.values.map((value) => ({
                value,
                label: t(`kind.${value}`),
              })),
            },
          ]
        : []),
      {
        kind: 'choices',
        id: 'wood',
        label: t('filters.wood'),
        choices: wood.values.map((value) => ({
          value,
          label: t(`entities/product:wood.${value}`),
        })),
      },
      {
        kind: 'weeks',
        id: 'week',
        label: t('filters.period'),
        fromId: 'week_from',
        toId: 'week_to',
      },
      {
        kind: 'search',
        id: 'client_id',
        label: t('filters.client'),
        source: 'clients',
        find: (text, signal) => findRecordChoices(clientListQueries.fetchPage, text, signal),
        findName: async (id) =>
          (await queryClient.query({ ...clientQueryOptions(id), staleTime: 'static' })).name,
      },
      ...(seesPurchases ? ofPurchases : []),
      createCountryFilter(t('columns.country'), format, i18n.language),
      {
        kind: 'choices',
        id: 'currency',
        label: t('columns.currency'),
        choices: currency.values.map((value) => ({ value, label: value })),
      },
    ]
  }, [t, i18n.language, format, queryClient, seesPurchases])
}
