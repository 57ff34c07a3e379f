import { useMemo } from 'react'
import { formatSize, ProductName, formatProductName } from '@/entities/product'
import { useAuth } from '@/entities/session'
import type { StockProduct } from '@/entities/stock'
import { RowAmount, useRowAmounts } from '@/features/add-to-basket'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  createPriceListColumn,
  createTextColumn,
  createVolumeListColumn,
  type RecordColumn,
} from '@/widgets/record-list'
import { findPortName } from '@domain/ports'
import { findDapPlace, formatPacks, formatPlace, roundDap } from '../model/format-stock-amount'

type Column = RecordColumn<StockProduct, 'name' | '-name'>

interface ProductColumnsOptions {
  /** Delivered prices assume a full truck. */
  readonly isFullTruck: boolean
  /** Place of the basket's wood; null without a basket. */
  readonly basketPlace: string | null
  /** Company that is ordered for; undefined for a client. */
  readonly companyId: string | undefined
}

/** Columns of the products for sale, with a field for the amount to order. */
export function useProductColumns({
  isFullTruck,
  basketPlace,
  companyId,
}: ProductColumnsOptions): readonly Column[] {
  const { t } = useTranslation(['pages/products', 'entities/product'])
  const format = useFormat()
  const { role } = useAuth()
  const isForCompany = role === 'client' || companyId !== undefined
  const amounts = useRowAmounts(companyId)

  return useMemo(() => {
    const findDap = (product: StockProduct) => findDapPlace(product, basketPlace)?.dap ?? null
    const amountColumn: Column = {
      id: 'order',
      title: t('columns.order'),
      unit: t('columns.order_unit'),
      keysHint: t('columns.order_keys'),
      width: 9,
      hasFixedWidth: true,
      align: 'end',
      cell: (product) =>
        product.stock.length > 0 && (
          <RowAmount
            key={product.id}
            product={product}
            label={t('columns.order_amount', {
              product: formatProductName(product),
            })}
            amounts={amounts}
          />
        ),
      sheet: null,
    }
    const columns: readonly Column[] = [
      createTextColumn((product) => formatProductName(product), {
        id: 'name',
        title: t('columns.name'),
        width: 24.2,
        grows: 3,
        sort: { ascending: 'name', descending: '-name' },
        cell: (product) => <ProductName name={formatProductName(product)} />,
      }),
      createTextColumn(({ specification: s }) => t(`entities/product:category.${s.category}`), {
        id: 'category',
        title: t('entities/product:field.category'),
        width: 9.6,
        grows: 1,
        isOptional: true,
      }),
      createTextColumn(({ specification: s }) => s.wood && t(`entities/product:wood.${s.wood}`), {
        id: 'wood',
        title: t('entities/product:field.wood'),
        width: 6,
        isOptional: true,
      }),
      createTextColumn(({ specification: s }) => t(`entities/product:profile.${s.profile}`), {
        id: 'profile',
        title: t('entities/product:field.profile'),
        width: 9.4,
        grows: 1,
        isOptional: true,
      }),
      createTextColumn(({ specification: s }) => s.quality, {
        id: 'quality',
        title: t('entities/product:field.quality'),
        width: 6.2,
      }),
      createTextColumn(
        ({ specification: s }) => s.treatment && t(`entities/product:treatment.${s.treatment}`),
        {
          id: 'treatment',
          title: t('entities/product:field.treatment'),
          width: 9.8,
        },
      ),
      createTextColumn(({ specification: s }) => formatSize(s), {
        id: 'size',
        title: t('columns.size'),
        unit: 'mm',
        width: 9.4,
        isOptional: true,
      }),
      createTextColumn(({ specification: s }) => s.group, {
        id: 'group',
        title: t('entities/product:field.group'),
        width: 9,
        grows: 1,
        isOptional: true,
      }),
      createTextColumn(
        ({ specification: s }) =>
          s.humidity_percent === null ? null : format.percent(String(s.humidity_percent)),
        {
          id: 'humidity',
          title: t('entities/product:field.humidity_percent'),
          width: 6.4,
          isOptional: true,
        },
      ),
      createTextColumn(({ specification: s }) => t(`entities/product:packaging.${s.packaging}`), {
        id: 'packaging',
        title: t('entities/product:field.packaging'),
        width: 8.4,
        isOptional: true,
      }),
      createTextColumn(
        ({ specification: s }) => t(`entities/product:certification.${s.certification}`),
        {
          id: 'certification',
          title: t('entities/product:field.certification'),
          width: 9,
          isOptional: true,
        },
      ),
      {
        id: 'pcs_per_pack',
        title: t('columns.pcs_per_pack'),
        width: 6.6,
        hasFixedWidth: true,
        align: 'end',
        isOptional: true,
        cell: ({ specification: s }) =>
          s.pcs_per_pack === null ? '' : format.number(s.pcs_per_pack),
        sheet: { type: 'number', places: 0, value: ({ specification: s }) => s.pcs_per_pack },
      },
      createTextColumn(
        ({ stock }) =>
          stock
            .map(({ location, amount }) => formatPlace(findPortName(location) ?? location, amount))
            .join(', '),
        {
          id: 'location',
          title: t('columns.location'),
          width: 16.6,
          grows: 1,
        },
      ),
      {
        id: 'packs',
        title: t('columns.packs'),
        width: 5.6,
        hasFixedWidth: true,
        align: 'end',
        cell: ({ amount }) => formatPacks(amount),
        sheet: { type: 'text', value: ({ amount }) => formatPacks(amount) },
      },
      ...(isForCompany ? [amountColumn] : []),
      {
        id: 'pcs',
        title: t('entities/product:unit.pcs'),
        width: 5.6,
        hasFixedWidth: true,
        align: 'end',
        isOptional: true,
        cell: ({ amount }) => (amount.pcs === null ? '' : format.number(amount.pcs)),
        sheet: { type: 'number', places: 0, value: ({ amount }) => amount.pcs },
      },
      createVolumeListColumn(
        {
          id: 'volume_m3',
          title: t('columns.volume'),
          width: 7,
          value: ({ amount }) => amount.volume_m3,
        },
        format,
      ),
      {
        id: 'length_lm',
        title: t('entities/product:unit.lm'),
        width: 6.6,
        hasFixedWidth: true,
        align: 'end',
        isOptional: true,
        cell: ({ amount }) => (amount.length_lm === null ? '' : format.number(amount.length_lm)),
        sheet: { type: 'number', places: 3, value: ({ amount }) => amount.length_lm },
      },
      createPriceListColumn(
        {
          id: 'fca',
          title: t('columns.fca'),
          unit: t('columns.euro'),
          width: 11.4,
          currency: 'EUR',
          value: ({ fca }) => fca && fca.price,
        },
        format,
      ),
      {
        ...createPriceListColumn<StockProduct, never>(
          {
            id: 'dap',
            title: t(`columns.${isFullTruck ? 'dap_full' : 'dap'}`),
            unit: t('columns.euro'),
            width: isFullTruck ? 15 : 11.4,
            currency: 'EUR',
            value: findDap,
          },
          format,
        ),
        cell: (product) => {
          const dap = findDap(product)
          return dap === null ? '' : format.alignedPrice(roundDap(dap), 'EUR')
        },
      },
      createTextColumn(({ fca }) => fca && t(`entities/product:unit.${fca.unit}`), {
        id: 'unit',
        title: t('columns.unit'),
        width: 4.6,
        hasFixedWidth: true,
      }),
    ]
    return columns
  }, [t, format, isFullTruck, basketPlace, isForCompany, amounts])
}
