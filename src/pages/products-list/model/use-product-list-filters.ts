import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { stockFacetsQueryOptions } from '@/entities/stock'
import { listProductsSearch } from '@contract/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { RecordFilter } from '@/widgets/record-list'

const CHOICE_FILTERS = [
  'status',
  'category',
  'wood',
  'profile',
  'treatment',
  'packaging',
  'certification',
] as const
const SIZE_FILTERS = ['thickness_mm', 'width_mm', 'length_mm', 'diameter_mm'] as const

export function useProductListFilters(): readonly RecordFilter[] {
  const { t } = useTranslation(['pages/products-list', 'entities/product'])
  const format = useFormat()
  const { data: facets } = useQuery(stockFacetsQueryOptions())

  return useMemo(() => {
    const createFilter = (
      id: string,
      label: string,
      values: readonly (string | number)[],
      formatValue: (value: string) => string,
    ): readonly RecordFilter[] =>
      values.length > 0
        ? [
            {
              kind: 'choices',
              id,
              label,
              choices: values.map((value) => ({
                value: String(value),
                label: formatValue(String(value)),
              })),
            },
          ]
        : []
    const [status, category, wood, ...rest] = CHOICE_FILTERS.map((id) =>
      createFilter(id, t(`entities/product:field.${id}`), listProductsSearch[id].values, (value) =>
        t(`entities/product:${id}.${value}` as 'entities/product:wood.PCAB'),
      ),
    )
    return [
      ...[status, category, wood].flatMap((filter) => filter ?? []),
      ...SIZE_FILTERS.flatMap((id) =>
        createFilter(
          id,
          t(`entities/product:field.${id}`),
          facets?.[id] ?? [],
          (value) => `${format.number(value)} mm`,
        ),
      ),
      ...createFilter(
        'quality',
        t('entities/product:field.quality'),
        facets?.quality ?? [],
        String,
      ),
      ...createFilter(
        'product_group',
        t('entities/product:field.group'),
        facets?.product_group ?? [],
        String,
      ),
      ...rest.flat(),
    ]
  }, [t, format, facets])
}
