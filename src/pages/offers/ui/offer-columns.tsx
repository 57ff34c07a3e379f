import { useMemo } from 'react'
import { OfferStatusBadge, type Offer } from '@/entities/order'
import { ProductName, formatProductName } from '@/entities/product'
import { useAuth } from '@/entities/session'
import { useFormat, useTranslation } from '@/shared/i18n'
import { createTextColumn, createVolumeColumn, type RecordColumn } from '@/widgets/record-list'
import { useFormatAccepted } from '../model/use-format-accepted'
import { useFormatOfferPrice } from '../model/use-format-offer-price'

type Column = RecordColumn<Offer>

export function useOfferColumns(): readonly Column[] {
  const { t } = useTranslation(['pages/offers', 'entities/order'])
  const format = useFormat()
  const formatPrice = useFormatOfferPrice()
  const formatAccepted = useFormatAccepted()
  const { role } = useAuth()
  return useMemo(() => {
    const company = createTextColumn<Offer, string>((offer) => offer.company.name, {
      id: 'company',
      title: t('pages/offers:columns.company'),
      width: 12.8,
      grows: 2,
    })
    const columns: readonly Column[] = [
      createTextColumn((offer) => formatProductName(offer.product), {
        id: 'product',
        title: t('pages/offers:columns.product'),
        width: 23,
        grows: 4,
        cell: (offer) => <ProductName name={formatProductName(offer.product)} />,
      }),
      ...(role === 'client' ? [] : [company]),
      {
        id: 'status',
        title: t('pages/offers:columns.status'),
        width: 8.6,
        cell: (offer) => <OfferStatusBadge status={offer.status} />,
        sheet: { type: 'text', value: (offer) => t(`entities/order:offer_status.${offer.status}`) },
      },
      {
        id: 'packs',
        title: t('pages/offers:columns.packs'),
        width: 5.2,
        hasFixedWidth: true,
        align: 'end',
        cell: (offer) => format.number(offer.packs),
        sheet: { type: 'number', places: 0, value: (offer) => offer.packs },
      },
      createTextColumn(formatAccepted, {
        id: 'accepted',
        title: t('pages/offers:columns.accepted'),
        width: 11,
        grows: 1,
      }),
      createVolumeColumn(
        {
          id: 'm3',
          title: t('pages/offers:columns.volume'),
          width: 6.5,
          value: (offer) => offer.m3,
        },
        format,
      ),
      {
        id: 'price',
        title: t('pages/offers:columns.price'),
        width: 9.4,
        hasFixedWidth: true,
        align: 'end',
        cell: (offer) => formatPrice(offer.price, offer.price_unit),
        sheet: { type: 'price', currency: 'EUR', value: (offer) => offer.price },
      },
      {
        id: 'list_price',
        title: t('pages/offers:columns.list_price'),
        width: 12.8,
        hasFixedWidth: true,
        align: 'end',
        cell: ({ list_price, list_price_unit }) =>
          list_price && list_price_unit ? formatPrice(list_price, list_price_unit) : '',
        sheet: { type: 'price', currency: 'EUR', value: (offer) => offer.list_price },
      },
      {
        id: 'valid_until',
        title: t('pages/offers:columns.valid_until'),
        width: 9,
        hasFixedWidth: true,
        cell: (offer) => format.date(offer.valid_until),
        sheet: { type: 'date', value: (offer) => offer.valid_until },
      },
      createTextColumn((offer) => offer.created_by.name, {
        id: 'created_by',
        title: t('pages/offers:columns.created_by'),
        width: 10,
        grows: 1,
      }),
      createTextColumn((offer) => offer.lot && offer.lot.barcode, {
        id: 'lot',
        title: t('pages/offers:columns.lot'),
        width: 8,
        isOptional: true,
      }),
      createTextColumn((offer) => offer.word, {
        id: 'word',
        title: t('pages/offers:columns.word'),
        width: 10,
        grows: 1,
        isOptional: true,
      }),
    ]
    return columns
  }, [t, format, formatPrice, formatAccepted, role])
}
