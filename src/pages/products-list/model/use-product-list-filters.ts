import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { stockFacetsQueryOptions } from '@/entities/stock'
import { listProductsSearch } from '@/shared/api/generated/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { RecordFilter } from '@/widgets/record-list'

const choiceFilters = [
  'status',
  'category',
  'wood',
  'profile',
  'treatment',
  'packaging',
  'certification',
] as const
const sizeFilters = ['thickness_mm', 'width_mm', 'length_mm', 'diameter_mm'] as const

export function useProductListFilters(): readonly RecordFilter[] {
  const { t } = useTranslation(['pages/products-list', 'entities/product'])
  const format = useFormat()
  const { data: facets } = useQuery(stockFacetsQueryOptions())

  return useMemo(() => {
    const of = (
      id: string,
      label: string,
      values: readonly (string | number)[],
      say: (value: string) => string,
    ): readonly RecordFilter[] =>
      values.length > 0
        ? [
            {
              kind: 'choices',
              id,
              label,
              choices: values.map((value) => ({ value: String(value), label: say(String(value)) })),
            },
          ]
        : []
    const [status, category, wood, ...others] = choiceFilters.map((id) =>
      of(id, t(`entities/product:field.${id}`), listProductsSearch[id].values, (value) =>
        t(`entities/product:${id}.${value}` as 'entities/product:wood.PCAB'),
      ),
    )
    return [
      ...[status, category, wood].flatMap((filter) => filter ?? []),
      ...sizeFilters.flatMap((id) =>
        of(
          id,
          t(`entities/product:field.${id}`),
          facets?.[id] ?? [],
          (value) => `${format.number(value)} mm`,
        ),
      ),
      ...of('quality', t('entities/product:field.quality'), facets?.quality ?? [], String),
      ...of(
        'product_group',
        t('entities/product:field.group'),
        facets?.product_group ?? [],
        String,
      ),
      ...others.flat(),
    ]
  }, [t, format, facets])
}
