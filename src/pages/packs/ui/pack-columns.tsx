import { useMemo } from 'react'
import { formatPieces, getPackStatusMark, type PackSearch, type PackSummary } from '@/entities/pack'
import { formatProductName } from '@/entities/product'
import { listPacksSearch } from '@contract/searches'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Status } from '@/shared/ui'
import { createTextColumn, createVolumeListColumn, type RecordColumn } from '@/widgets/record-list'

type PackSort = NonNullable<PackSearch['sort']>
type Column = RecordColumn<PackSummary, PackSort>

/** Width of a status without its word, and of each letter, in em. */
const [STATUS_ICON_WIDTH, LETTER_WIDTH] = [2.7, 0.53]

export const formatPackWood = ({ product_name, specification }: PackSummary): string =>
  formatProductName({ name: product_name ?? '', specification })

export function usePackColumns(): readonly Column[] {
  const { t } = useTranslation(['pages/packs', 'entities/pack'])
  const format = useFormat()
  return useMemo(() => {
    const words = listPacksSearch.status.values.map((status) => t(`entities/pack:status.${status}`))
    const columns: readonly Column[] = [
      createTextColumn((pack) => pack.number, {
        id: 'number',
        title: t('columns.number'),
        width: 9,
        hasFixedWidth: true,
        sort: { ascending: 'number', descending: '-number' },
      }),
      {
        id: 'status',
        title: t('columns.status'),
        width: STATUS_ICON_WIDTH + LETTER_WIDTH * Math.max(...words.map(({ length }) => length)),
        hasFixedWidth: true,
        cell: ({ status }) => (
          <Status {...getPackStatusMark(status)}>{t(`entities/pack:status.${status}`)}</Status>
        ),
        sheet: { type: 'text', value: ({ status }) => t(`entities/pack:status.${status}`) },
      },
      createTextColumn(formatPackWood, {
        id: 'wood',
        title: t('columns.wood'),
        width: 16,
        grows: 2,
      }),
      createTextColumn((pack) => formatPieces(pack.tally), {
        id: 'lengths',
        title: t('columns.lengths'),
        width: 12,
        grows: 1,
      }),
      {
        id: 'pcs',
        title: t('columns.pcs'),
        width: 5.5,
        hasFixedWidth: true,
        align: 'end',
        cell: (pack) => format.number(pack.pcs),
        sheet: { type: 'number', places: 0, value: (pack) => pack.pcs },
      },
      createVolumeListColumn(
        {
          id: 'volume_m3',
          title: t('columns.volume'),
          width: 6.5,
          value: (pack) => pack.volume_m3,
        },
        format,
      ),
      {
        id: 'weight_kg',
        title: t('columns.weight'),
        unit: 'kg',
        width: 6.5,
        hasFixedWidth: true,
        align: 'end',
        isOptional: true,
        cell: (pack) => format.number(pack.weight_kg),
        sheet: { type: 'number', places: 0, value: (pack) => pack.weight_kg },
      },
      createTextColumn((pack) => pack.sawmill.name, {
        id: 'sawmill',
        title: t('columns.sawmill'),
        width: 13,
        grows: 2,
      }),
      createTextColumn((pack) => pack.supply.number, {
        id: 'supply',
        title: t('columns.supply'),
        width: 8.2,
        hasFixedWidth: true,
      }),
      createTextColumn((pack) => pack.cargo?.number ?? null, {
        id: 'cargo',
        title: t('columns.cargo'),
        width: 8.2,
        hasFixedWidth: true,
        isOptional: true,
      }),
      createTextColumn((pack) => pack.barcode, {
        id: 'barcode',
        title: t('columns.barcode'),
        width: 10,
        isOptional: true,
      }),
      createTextColumn((pack) => pack.mark, {
        id: 'mark',
        title: t('columns.mark'),
        width: 8,
        isOptional: true,
      }),
      {
        id: 'received_at',
        title: t('columns.received'),
        width: 8,
        hasFixedWidth: true,
        align: 'end',
        sort: { ascending: 'received_at', descending: '-received_at', first: 'descending' },
        cell: (pack) => format.date(pack.received_at),
        sheet: { type: 'date', value: (pack) => pack.received_at },
      },
    ]
    return columns
  }, [t, format])
}
