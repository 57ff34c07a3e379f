import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAuth } from '@/entities/session'
import { stockFacetsQueryOptions } from '@/entities/stock'
import { useCompanyFilter } from '@/features/choose-company'
import { listStockProductsSearch } from '@contract/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import type { RecordFilter } from '@/widgets/record-list'
import { findPortName } from '@domain/ports'

const TEXT_FILTERS = ['quality', 'product_group', 'treatment_color', 'color'] as const
const SIZE_FILTERS = ['thickness_mm', 'width_mm', 'length_mm', 'diameter_mm'] as const

/** Returns the filters by specification and place. Options without stock are left out. */
export function useProductFilters(): readonly RecordFilter[] {
  const { t } = useTranslation(['pages/products', 'entities/product'])
  const format = useFormat()
  const { data: facets } = useQuery(stockFacetsQueryOptions())
  const { role } = useAuth()
  const company = useCompanyFilter()

  return useMemo(() => {
    const { category, wood, profile, treatment, packaging, certification, unavailable } =
      listStockProductsSearch
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
    const formatMillimetres = (value: string) => `${format.number(value)} mm`
    return [
      // Company whose prices are shown.
      ...(role === 'client' ? [] : [company]),
      {
        kind: 'toggle',
        id: 'unavailable',
        label: t('filters.unavailable'),
        value: unavailable.values[0],
      },
      ...createFilter('category', t('entities/product:field.category'), category.values, (value) =>
        t(`entities/product:category.${value as (typeof category.values)[number]}`),
      ),
      ...createFilter(
        'location',
        t('columns.location'),
        facets?.location ?? [],
        (value) => findPortName(value) ?? value,
      ),
      ...createFilter('wood', t('entities/product:field.wood'), wood.values, (value) =>
        t(`entities/product:wood.${value as (typeof wood.values)[number]}`),
      ),
      ...SIZE_FILTERS.flatMap((id) =>
        createFilter(id, t(`entities/product:field.${id}`), facets?.[id] ?? [], formatMillimetres),
      ),
      ...createFilter('profile', t('entities/product:field.profile'), profile.values, (value) =>
        t(`entities/product:profile.${value as (typeof profile.values)[number]}`),
      ),
      ...createFilter(
        'treatment',
        t('entities/product:field.treatment'),
        treatment.values,
        (value) => t(`entities/product:treatment.${value as (typeof treatment.values)[number]}`),
      ),
      ...TEXT_FILTERS.flatMap((id) =>
        createFilter(
          id,
          t(`entities/product:field.${id === 'product_group' ? 'group' : id}`),
          facets?.[id] ?? [],
          String,
        ),
      ),
      ...createFilter(
        'humidity_percent',
        t('entities/product:field.humidity_percent'),
        facets?.humidity_percent ?? [],
        (value) => format.percent(value),
      ),
      ...createFilter(
        'packaging',
        t('entities/product:field.packaging'),
        packaging.values,
        (value) => t(`entities/product:packaging.${value as (typeof packaging.values)[number]}`),
      ),
      ...createFilter(
        'certification',
        t('entities/product:field.certification'),
        certification.values,
        (value) =>
          t(`entities/product:certification.${value as (typeof certification.values)[number]}`),
      ),
    ]
  }, [t, format, facets, role, company])
}
