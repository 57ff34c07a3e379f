import { useMemo } from 'react'
import type { PriceEntry, PriceSearch } from '@/entities/price'
import { useFormat, useTranslation } from '@/shared/i18n'
import { textColumn, type RecordColumn } from '@/widgets/record-list'
import { formatScope } from '../model/format-scope'
import { PriceStateBadge } from './price-state-badge'

type Column = RecordColumn<PriceEntry, NonNullable<PriceSearch['sort']>>

export function usePriceColumns(): readonly Column[] {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  return useMemo(() => {
    const price = (id: 'price' | 'price_small' | 'price_medium' | 'price_large'): Column => ({
      id,
      title: t(`pages/price-list:columns.${id}`),
      unit: id === 'price' ? t('pages/price-list:columns.euro') : '€',
      width: id === 'price' ? 10 : 7,
      fits: true,
      align: 'end',
      cell: (row) => {
        const amount = row[id]
        return amount === null ? '' : format.price(amount)
      },
      sheet: { type: 'number', places: 2, value: (row) => row[id] },
    })
    const columns: readonly Column[] = [
      textColumn(({ product }) => product.name, {
        id: 'name',
        title: t('pages/price-list:columns.product'),
        width: 17,
        grows: 3,
        sort: { ascending: 'name', descending: '-name' },
      }),
      textColumn((row) => formatScope(row, format.country, t('pages/price-list:scope.general')), {
        id: 'scope',
        title: t('pages/price-list:columns.scope'),
        width: 11,
        grows: 2,
      }),
      price('price'),
      price('price_small'),
      price('price_medium'),
      price('price_large'),
      textColumn(({ unit }) => t(`entities/product:unit.${unit}`), {
        id: 'unit',
        title: t('pages/price-list:columns.unit'),
        width: 5,
      }),
      textColumn(({ sale_unit }) => t(`entities/product:unit.${sale_unit}`), {
        id: 'sale_unit',
        title: t('pages/price-list:columns.sale_unit'),
        width: 7,
        isOptional: true,
      }),
      textColumn(({ start_date }) => format.date(start_date), {
        id: 'start_date',
        title: t('pages/price-list:columns.start'),
        width: 7.6,
      }),
      textColumn(({ end_date }) => end_date && format.date(end_date), {
        id: 'end_date',
        title: t('pages/price-list:columns.end'),
        width: 7.6,
      }),
      {
        id: 'state',
        title: t('pages/price-list:columns.state'),
        width: 8.6,
        cell: (row) => <PriceStateBadge price={row} />,
        sheet: { type: 'text', value: (row) => t(`pages/price-list:state.${row.state}`) },
      },
      textColumn(({ updated_by }) => updated_by?.name ?? null, {
        id: 'updated_by',
        title: t('pages/price-list:columns.updated_by'),
        width: 10,
        isOptional: true,
      }),
    ]
    return columns
  }, [t, format])
}
