import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { paidPriceQuery } from '@/entities/price'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { today } from '@/shared/lib/today'
import { Combobox, DateField, Disclosure, ErrorState, Skeleton } from '@/shared/ui'
import { findCompanies } from '../model/find-companies'
import styles from './price-list.module.css'

type Named = { readonly id: string; readonly name: string }

const page = { cursor: undefined, limit: 20 }
const keyOf = ({ id }: Named) => id
const labelOf = ({ name }: Named) => name

/** What a company would pay for a product on a day, and which price decides; of no company what everybody pays. */
export function WhatWouldPay({
  productId,
  list,
}: {
  readonly productId: string
  readonly list: Schemas['PriceListName']
}) {
  const { t } = useTranslation('pages/price-list')
  const [company, setCompany] = useState<Named | null>(null)
  const [day, setDay] = useState(today)
  const load = useCallback(async (text: string, signal: AbortSignal) => {
    const { items, next_cursor } = await findCompanies({ ...(text && { q: text }) }, page, signal)
    return {
      items: items.map(({ id, name }): Named => ({ id, name })),
      hasMore: next_cursor !== null,
    }
  }, [])
  return (
    <Disclosure label={t('pays.title')}>
      <div className={styles.form}>
        <div className={styles.fields}>
          <Combobox<Named>
            label={t('columns.company')}
            value={company}
            onChange={setCompany}
            load={load}
            keyOf={keyOf}
            labelOf={labelOf}
            hint={t('pays.hint')}
          />
          <DateField label={t('pays.day')} value={day} onChange={setDay} isRequired />
        </div>
        {day !== '' && (
          <Answer productId={productId} list={list} companyId={company?.id ?? null} day={day} />
        )}
      </div>
    </Disclosure>
  )
}

interface AnswerProps {
  readonly productId: string
  readonly list: Schemas['PriceListName']
  readonly companyId: string | null
  readonly day: string
}

function Answer(asked: AnswerProps) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  const { data, isError, refetch } = useQuery(paidPriceQuery(asked))
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="4rem" />
  const { fca, reason, hidden } = data
  const period =
    reason.start_date &&
    (reason.end_date
      ? t('pages/price-list:from_to', {
          from: format.date(reason.start_date),
          to: format.date(reason.end_date),
        })
      : t('pages/price-list:from', { day: format.date(reason.start_date) }))
  return (
    <div role="status">
      <strong>
        {hidden
          ? t('pages/price-list:pays.hidden')
          : fca
            ? t('pages/price-list:price_per', {
                price: format.price(fca.price),
                unit: t(`entities/product:per.${fca.unit}`),
              })
            : t('pages/price-list:no_price')}
      </strong>
      <ul className={styles.why}>
        {reason.passed.map(({ scope, why }) => (
          <li key={scope}>
            {t(`pages/price-list:scope.${scope}`)}: {t(`pages/price-list:pays.passed.${why}`)}
          </li>
        ))}
        {reason.scope && (
          <li>
            {t(`pages/price-list:scope.${reason.scope}`)}:{' '}
            {t('pages/price-list:pays.decides', { period })}
            {reason.is_by_size && ` ${t('pages/price-list:pays.by_size')}`}
          </li>
        )}
      </ul>
    </div>
  )
}
