import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { findPeople, findPersonName } from '@/entities/person'
import { sawmillListQueries, sawmillQueryOptions } from '@/entities/sawmill'
import { fetchNumberedSupplies, supplyQueryOptions, type SupplySearch } from '@/entities/supply'
import { listSuppliesSearch } from '@contract/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import { createCountryFilter, findRecordChoices, type RecordFilter } from '@/widgets/record-list'
import {
  formatProductName,
  productNameQueryOptions,
  productSearchQueryOptions,
} from '@/entities/product'

/** Creates a product filter that searches by words and dimensions. */
const createProductFilter = (label: string, queryClient: QueryClient): RecordFilter => ({
  kind: 'search',
  id: 'product_id',
  label,
  source: 'products',
  find: async (text) =>
    (await queryClient.query(productSearchQueryOptions(text))).products.map((product) => ({
      value: product.id,
      label: formatProductName(product),
    })),
  findName: async (id) => formatProductName(await queryClient.query(productNameQueryOptions(id))),
})

/**
 * Returns the filters of the list. Filters that only dashboard links set are shown while they are
 * set.
 */
export function useSupplyFilters({ product_id, defect }: SupplySearch): readonly RecordFilter[] {
  const { t, i18n } = useTranslation([
    'pages/supplies-list',
    'entities/supply',
    'entities/product',
    'entities/inspection',
  ])
  const [hasProduct, hasDefect] = [product_id !== undefined, defect !== undefined]
  const format = useFormat()
  const queryClient = useQueryClient()

  return useMemo(() => {
    const { status, wood, late, free } = listSuppliesSearch
    return [
      {
        kind: 'choices',
        id: 'status',
        label: t('columns.status'),
        choices: status.values.map((value) => ({
          value,
          label: t(`entities/supply:status.${value}`),
        })),
      },
      {
        kind: 'toggle',
        id: 'late',
        label: t('filters.late'),
        value: late.values[0],
      },
      {
        kind: 'toggle',
        id: 'free',
        label: t('filters.free'),
        value: free.values[0],
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
      {
        kind: 'search',
        id: 'purchase_manager_id',
        label: t('columns.purchase_manager'),
        source: 'purchase managers',
        find: (text) => findPeople(queryClient, 'purchase_manager', text),
        findName: (id) => findPersonName(queryClient, id),
      },
      {
        kind: 'search',
        id: 'id',
        label: t('columns.number'),
        source: 'supplies',
        find: (text, signal) => findRecordChoices(fetchNumberedSupplies, text, signal),
        findName: async (id) =>
          (await queryClient.query({ ...supplyQueryOptions(id), staleTime: 'static' })).number,
      },
      {
        kind: 'weeks',
        id: 'ready_week',
        label: t('columns.ready_week'),
        fromId: 'week_from',
        toId: 'week_to',
      },
      {
        kind: 'choices',
        id: 'wood',
        label: t('columns.woods'),
        choices: wood.values.map((value) => ({
          value,
          label: t(`entities/product:wood.${value}`),
        })),
      },
      createCountryFilter(t('columns.country'), format, i18n.language),
      ...(hasProduct ? [createProductFilter(t('filters.product'), queryClient)] : []),
      ...(hasDefect
        ? [
            {
              kind: 'choices' as const,
              id: 'defect',
              label: t('filters.defect'),
              choices: listSuppliesSearch.defect.values.map((value) => ({
                value,
                label: t(`entities/inspection:defect.${value}`),
              })),
            },
          ]
        : []),
    ]
  }, [t, i18n.language, format, queryClient, hasProduct, hasDefect])
}
