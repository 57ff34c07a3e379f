import { useMemo } from 'react'
import { findPortName } from '@/entities/cargo'
import type { StockRowSearch, StockRow } from '@/entities/stock'
import { useFormat, useTranslation } from '@/shared/i18n'
import { textColumn, volumeColumn, type RecordColumn } from '@/widgets/record-list'
import { useFormatHolder } from '../model/use-format-holder'

type Column = RecordColumn<StockRow, NonNullable<StockRowSearch['sort']>>

/** The columns of the yard, in their order. */
export function useStockColumns(): readonly Column[] {
  const { t } = useTranslation('pages/stock')
  const format = useFormat()
  const sayHolder = useFormatHolder()
  return useMemo(() => {
    const count = (
      id: string,
      title: string,
      value: (row: StockRow) => number | null,
      width = 6.4,
    ): Column => ({
      id,
      title,
      width,
      fits: true,
      align: 'end',
      cell: (row) => {
        const many = value(row)
        return many === null || many === 0 ? '' : format.number(many)
      },
      sheet: { type: 'number', places: 0, value },
    })
    const columns: readonly Column[] = [
      textColumn(({ product }) => product.name, {
        id: 'name',
        title: t('columns.product'),
        width: 17,
        grows: 3,
        sort: { ascending: 'name', descending: '-name' },
      }),
      textColumn(({ location }) => location && (findPortName(location) ?? location), {
        id: 'location',
        title: t('columns.location'),
        width: 9,
        grows: 1,
      }),
      count('pcs', t('columns.pcs'), ({ pcs }) => pcs, 7),
      count('available', t('columns.available'), ({ packs }) => packs.available),
      count('reserved', t('columns.reserved'), ({ packs }) => packs.reserved, 7.4),
      count('blocked', t('columns.blocked'), ({ packs }) => packs.blocked, 6.8),
      volumeColumn(
        {
          id: 'volume',
          title: t('columns.volume'),
          width: 8.4,
          value: ({ location, volume_m3 }) => (location === null ? null : volume_m3),
        },
        format,
      ),
      textColumn(({ reserved_by }) => reserved_by.map(sayHolder).join('; ') || null, {
        id: 'reserved_by',
        title: t('columns.reserved_by'),
        width: 16,
        grows: 2,
      }),
      count('offers', t('columns.offers'), ({ offers }) => offers),
    ]
    return columns
  }, [t, format, sayHolder])
}
