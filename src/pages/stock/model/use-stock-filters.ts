import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { stockFacetsQueryOptions } from '@/entities/stock'
import { listStockSearch } from '@contract/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { RecordFilter } from '@/widgets/record-list'
import { findPortName } from '@domain/ports'

export function useStockFilters(): readonly RecordFilter[] {
  const { t } = useTranslation(['pages/stock', 'entities/product'])
  const format = useFormat()
  const { data: facets } = useQuery(stockFacetsQueryOptions())
  return useMemo(() => {
    const { empty, offers, status, category } = listStockSearch
    const filters: readonly RecordFilter[] = [
      {
        kind: 'toggle',
        id: 'empty',
        label: t('filters.hide_empty'),
        value: empty.values[0],
      },
      {
        kind: 'toggle',
        id: 'offers',
        label: t('filters.hide_without_offers'),
        value: offers.values[0],
      },
      {
        kind: 'choices',
        id: 'pcs',
        label: t('filters.pack'),
        choices: (facets?.pcs ?? []).map((pcs) => ({
          value: String(pcs),
          label: t('pcs', { count: pcs, pcs: format.number(pcs) }),
        })),
      },
      {
        kind: 'choices',
        id: 'location',
        label: t('columns.location'),
        choices: (facets?.location ?? []).map((value) => ({
          value,
          label: findPortName(value) ?? value,
        })),
      },
      {
        kind: 'choices',
        id: 'status',
        label: t('columns.status'),
        choices: status.values.map((value) => ({ value, label: t(`status.${value}`) })),
      },
      {
        kind: 'choices',
        id: 'category',
        label: t('entities/product:field.category'),
        choices: category.values.map((value) => ({
          value,
          label: t(`entities/product:category.${value}`),
        })),
      },
    ]
    return filters.filter((filter) => filter.kind !== 'choices' || filter.choices.length > 0)
  }, [t, format, facets])
}
