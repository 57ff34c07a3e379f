import { useMemo } from 'react'
import type { TradedLine, TradedSearch } from '@/entities/price'
import { formatWoodName } from '@/entities/product'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  createAmountListColumn,
  createPriceListColumn,
  createTextColumn,
  createVolumeListColumn,
  type RecordColumn,
} from '@/widgets/record-list'

type TradedSort = NonNullable<TradedSearch['sort']>
type Column = RecordColumn<TradedLine, TradedSort>

/** The name of the product, else the specification. */
export const describeWood = ({ product_name, specification }: TradedLine): string =>
  formatWoodName({ product_name, specification })

/**
 * Returns the columns of the list of traded lines.
 * @param seesPurchases true if the list has lines of both kinds
 */
export function useTradedColumns(seesPurchases: boolean): readonly Column[] {
  const { t } = useTranslation(['pages/wood-prices', 'entities/product'])
  const format = useFormat()

  return useMemo(() => {
    const formatUnit = (unit: TradedLine['unit']) => t(`entities/product:unit.${unit}`)
    const formatPriceUnit = (line: TradedLine) => `${line.currency}/${formatUnit(line.price_unit)}`
    const columns: readonly Column[] = [
      createTextColumn((line) => line.document.number, {
        id: 'number',
        title: t('columns.number'),
        width: 8.2,
        hasFixedWidth: true,
      }),
      ...(seesPurchases
        ? [
            createTextColumn<TradedLine, TradedSort>((line) => t(`kind.${line.kind}`), {
              id: 'kind',
              title: t('columns.kind'),
              width: 7.5,
            }),
          ]
        : []),
      {
        id: 'date',
        title: t('columns.date'),
        width: 8.4,
        hasFixedWidth: true,
        sort: { ascending: 'date', descending: '-date', first: 'descending' },
        cell: (line) => format.date(line.date),
        sheet: { type: 'date', value: (line) => line.date },
      },
      createTextColumn((line) => line.partner.name, {
        id: 'partner',
        title: t(seesPurchases ? 'columns.partner' : 'filters.client'),
        width: 17,
        grows: 1,
      }),
      createTextColumn((line) => format.country(line.partner.country), {
        id: 'country',
        title: t('columns.country'),
        width: 6.6,
        grows: 1,
        isOptional: true,
      }),
      createTextColumn(describeWood, {
        id: 'wood',
        title: t('columns.wood'),
        width: 20,
        grows: 2,
      }),
      createTextColumn((line) => `${format.number(line.quantity)} ${formatUnit(line.unit)}`, {
        id: 'quantity',
        title: t('columns.quantity'),
        width: 7.4,
        align: 'end',
        isOptional: true,
      }),
      createVolumeListColumn(
        {
          id: 'volume_m3',
          title: t('columns.volume'),
          width: 8.6,
          sort: { ascending: 'volume_m3', descending: '-volume_m3', first: 'descending' },
          value: (line) => line.volume_m3,
        },
        format,
      ),
      createPriceListColumn(
        {
          id: 'price',
          title: t('columns.price'),
          width: 12.8,
          currency: (line) => line.currency,
          value: (line) => line.price,
          formatUnit: formatPriceUnit,
          sheetNote: {
            title: t('columns.price_unit'),
            value: formatPriceUnit,
          },
        },
        format,
      ),
      createAmountListColumn(
        {
          id: 'eur_per_m3',
          title: t('columns.per_m3'),
          currency: 'EUR',
          width: 9,
          sort: { ascending: 'eur_per_m3', descending: '-eur_per_m3', first: 'descending' },
          value: (line) => line.eur_per_m3,
        },
        format,
      ),
      createAmountListColumn(
        {
          id: 'amount_eur',
          title: t('columns.amount'),
          currency: 'EUR',
          width: 9.4,
          sort: { ascending: 'amount_eur', descending: '-amount_eur', first: 'descending' },
          value: (line) => line.amount_eur,
        },
        format,
      ),
      createTextColumn((line) => line.currency, {
        id: 'currency',
        title: t('columns.currency'),
        width: 5.5,
        hasFixedWidth: true,
        isOptional: true,
      }),
    ]
    return columns
  }, [t, format, seesPurchases])
}
