import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { MarginFigure } from '@/entities/deal'
import { offerPreviewQueryOptions, type OfferTerms } from '@/entities/order'
import { useFormat, useTranslation } from '@/shared/i18n'
import { FigureList, KeyFigure } from '@/shared/ui'
import { useFormatOfferPrice } from '../model/use-format-offer-price'
import styles from './offers.module.css'

/**
 * Preview of an offer: total, remaining volume, and each company's regular price. Empty until the
 * terms are complete.
 */
export function OfferFigures({ terms }: { terms: OfferTerms | null }) {
  return terms && <Figures terms={terms} />
}

function Figures({ terms }: { terms: OfferTerms }) {
  const { t } = useTranslation(['pages/offers', 'entities/order'])
  const format = useFormat()
  const formatPrice = useFormatOfferPrice()
  const { data } = useQuery({
    ...offerPreviewQueryOptions(useDeferredValue(terms)),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  if (!data) return null
  const formatMoney = (amount: string) => format.money(amount, 'EUR')
  const { margin, companies } = data
  const share = margin && [
    margin.percent && format.percent(margin.percent),
    margin.per_m3 && t('figures.per_m3', { amount: formatMoney(margin.per_m3) }),
  ]
  return (
    <>
      <FigureList>
        <KeyFigure label={t('figures.amount')} value={data.amount && formatMoney(data.amount)} />
        <KeyFigure
          label={t('columns.volume')}
          value={data.m3 && format.volume(data.m3)}
          unit="m³"
          size="s"
        />
        <KeyFigure
          label={t('columns.free')}
          value={t('entities/order:packs', { count: data.free_packs })}
          size="s"
        />
        {margin && share && (
          <KeyFigure
            label={t('figures.margin')}
            value={<MarginFigure value={margin.amount}>{formatMoney(margin.amount)}</MarginFigure>}
            note={share.filter(Boolean).join(', ')}
          />
        )}
      </FigureList>
      {companies.length > 0 && (
        <table className={styles.table}>
          <caption>{t('figures.without')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('columns.company')}</th>
              <th scope="col">{t('columns.list_price')}</th>
              <th scope="col">{t('figures.amount')}</th>
              {margin && <th scope="col">{t('figures.margin')}</th>}
            </tr>
          </thead>
          <tbody>
            {companies.map(
              ({ company, list_price, list_price_unit, list_amount, list_margin_percent }) => (
                <tr key={company.id}>
                  <th scope="row">{company.name}</th>
                  <td>
                    {list_price && list_price_unit ? formatPrice(list_price, list_price_unit) : '–'}
                  </td>
                  <td>{list_amount ? formatMoney(list_amount) : '–'}</td>
                  {margin && (
                    <td>
                      <MarginFigure value={list_margin_percent} isWordHidden>
                        {list_margin_percent === null ? '–' : format.percent(list_margin_percent)}
                      </MarginFigure>
                    </td>
                  )}
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
    </>
  )
}
