import { useMemo } from 'react'
import {
  computePackFigures,
  formatProductName,
  ProductName,
  ProductStatusBadge,
  formatSize,
  type Product,
  type ProductSearch,
} from '@/entities/product'
import { useFormat, useTranslation } from '@/shared/i18n'
import { createTextColumn, type RecordColumn } from '@/widgets/record-list'

type Sort = NonNullable<ProductSearch['sort']>
type Column = RecordColumn<Product, Sort>

export function useProductListColumns(): readonly Column[] {
  const { t } = useTranslation(['pages/products-list', 'entities/product'])
  const format = useFormat()

  return useMemo(() => {
    const createLabelFormatter =
      (field: 'wood' | 'profile' | 'treatment' | 'packaging' | 'category' | 'certification') =>
      ({ specification }: Product) => {
        const value = specification[field]
        return value && t(`entities/product:${field}.${value}` as 'entities/product:wood.PCAB')
      }
    const createLabelColumn = (
      field: Parameters<typeof createLabelFormatter>[0],
      width: number,
      rest: { isOptional?: true } = {},
    ) =>
      createTextColumn<Product, Sort>(createLabelFormatter(field), {
        id: field,
        title: t(`entities/product:field.${field}`),
        width,
        ...rest,
      })
    const columns: readonly Column[] = [
      createTextColumn((product) => formatProductName(product), {
        id: 'name',
        title: t('entities/product:field.name'),
        width: 20,
        grows: 3,
        sort: { ascending: 'name', descending: '-name' },
        cell: (product) => <ProductName name={formatProductName(product)} />,
      }),
      {
        id: 'status',
        title: t('entities/product:field.status'),
        width: 8,
        hasFixedWidth: true,
        cell: ({ status }) => <ProductStatusBadge status={status} />,
        sheet: { type: 'text', value: ({ status }) => t(`entities/product:status.${status}`) },
      },
      createTextColumn(({ specification }) => formatSize(specification), {
        id: 'size',
        title: t('columns.size'),
        width: 9,
        align: 'end',
      }),
      createLabelColumn('wood', 7.5),
      createTextColumn(({ specification }) => specification.quality, {
        id: 'quality',
        title: t('entities/product:field.quality'),
        width: 7,
      }),
      createLabelColumn('treatment', 9.5),
      createLabelColumn('profile', 10, { isOptional: true }),
      {
        id: 'pcs_per_pack',
        title: t('columns.pcs_per_pack'),
        width: 7,
        hasFixedWidth: true,
        align: 'end',
        cell: ({ specification: { pcs_per_pack: pcs } }) =>
          pcs === null ? '' : format.number(pcs),
        sheet: {
          type: 'number',
          places: 0,
          value: ({ specification }) => specification.pcs_per_pack,
        },
      },
      {
        id: 'pack_m3',
        title: t('columns.pack_m3'),
        width: 7,
        hasFixedWidth: true,
        align: 'end',
        cell: ({ specification }) => {
          const { pack_m3 } = computePackFigures(specification)
          return pack_m3 === null ? '' : format.volume(pack_m3)
        },
        sheet: {
          type: 'number',
          places: 3,
          value: ({ specification }) =>
            Number(computePackFigures(specification).pack_m3 ?? Number.NaN) || null,
        },
      },
      createLabelColumn('certification', 9.5),
      createTextColumn(({ specification }) => specification.group, {
        id: 'group',
        title: t('entities/product:field.group'),
        width: 9,
      }),
      createLabelColumn('category', 10, { isOptional: true }),
      createLabelColumn('packaging', 9, { isOptional: true }),
      createTextColumn(({ specification }) => specification.hs_code, {
        id: 'hs_code',
        title: t('entities/product:field.hs_code'),
        width: 7,
      }),
      {
        id: 'density_kg_m3',
        title: t('entities/product:field.density_kg_m3'),
        unit: 'kg/m³',
        width: 7,
        hasFixedWidth: true,
        align: 'end',
        isOptional: true,
        cell: ({ specification }) => format.number(specification.density_kg_m3),
        sheet: {
          type: 'number',
          places: 0,
          value: ({ specification }) => specification.density_kg_m3,
        },
      },
      {
        id: 'updated_at',
        title: t('columns.updated'),
        width: 7.8,
        hasFixedWidth: true,
        align: 'end',
        isOptional: true,
        sort: { ascending: 'updated_at', descending: '-updated_at', first: 'descending' },
        cell: ({ updated_at }) => format.date(updated_at),
        sheet: { type: 'date', value: ({ updated_at }) => updated_at },
      },
    ]
    return columns
  }, [t, format])
}
