import { useMemo } from 'react'
import { OfferStatusBadge, type Offer } from '@/entities/order'
import { ProductName, formatProductName } from '@/entities/product'
import { useAuth } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import {
  createPriceListColumn,
  createTextColumn,
  createVolumeListColumn,
  type RecordColumn,
} from '@/widgets/record-list'
import { useFormatAccepted } from '../model/use-format-accepted'

type Column = RecordColumn<Offer>

export function useOfferColumns(): readonly Column[] {
  const { t } = useTranslation(['pages/offers', 'entities/order', 'entities/product'])
  const format = useFormat()
  const formatAccepted = useFormatAccepted()
  const { role } = useAuth()
  return useMemo(() => {
    const formatUnit = (unit: Offer['price_unit']) => `€/${t(`entities/product:per.${unit}`)}`
    const company = createTextColumn<Offer, string>((offer) => offer.company.name, {
      id: 'company',
      title: t('columns.company'),
      width: 12.8,
      grows: 2,
    })
    const columns: readonly Column[] = [
      createTextColumn((offer) => formatProductName(offer.product), {
        id: 'product',
        title: t('columns.product'),
        width: 23,
        grows: 4,
        cell: (offer) => <ProductName name={formatProductName(offer.product)} />,
      }),
      ...(role === 'client' ? [] : [company]),
      {
        id: 'status',
        title: t('columns.status'),
        width: 8.6,
        cell: (offer) => <OfferStatusBadge status={offer.status} />,
        sheet: { type: 'text', value: (offer) => t(`entities/order:offer_status.${offer.status}`) },
      },
      {
        id: 'packs',
        title: t('columns.packs'),
        width: 5.2,
        hasFixedWidth: true,
        align: 'end',
        cell: (offer) => format.number(offer.packs),
        sheet: { type: 'number', places: 0, value: (offer) => offer.packs },
      },
      createTextColumn(formatAccepted, {
        id: 'accepted',
        title: t('columns.accepted'),
        width: 12,
        grows: 1,
      }),
      createVolumeListColumn(
        {
          id: 'm3',
          title: t('columns.volume'),
          width: 6.5,
          value: (offer) => offer.m3,
        },
        format,
      ),
      createPriceListColumn(
        {
          id: 'price',
          title: t('columns.price_short'),
          unit: t('columns.without_vat'),
          width: 11.2,
          currency: 'EUR',
          value: (offer) => offer.price,
          formatUnit: (offer) => formatUnit(offer.price_unit),
        },
        format,
      ),
      createPriceListColumn(
        {
          id: 'list_price',
          title: t('columns.list_price_short'),
          unit: t('columns.without_vat'),
          width: 12.8,
          currency: 'EUR',
          value: (offer) => offer.list_price_unit && offer.list_price,
          formatUnit: ({ list_price_unit }) => (list_price_unit ? formatUnit(list_price_unit) : ''),
        },
        format,
      ),
      {
        id: 'valid_until',
        title: t('columns.valid_until'),
        width: 9,
        hasFixedWidth: true,
        cell: (offer) => format.date(offer.valid_until),
        sheet: { type: 'date', value: (offer) => offer.valid_until },
      },
      createTextColumn((offer) => offer.created_by.name, {
        id: 'created_by',
        title: t('columns.created_by'),
        width: 10,
        grows: 1,
      }),
      createTextColumn((offer) => offer.lot && offer.lot.barcode, {
        id: 'lot',
        title: t('columns.lot'),
        width: 8,
        isOptional: true,
      }),
      createTextColumn((offer) => offer.answer_reason, {
        id: 'word',
        title: t('columns.word'),
        width: 10,
        grows: 1,
        isOptional: true,
      }),
    ]
    return columns
  }, [t, format, formatAccepted, role])
}
