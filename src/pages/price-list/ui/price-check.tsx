import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyPriceQueryOptions } from '@/entities/price'
import type { Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { today } from '@/shared/lib/clock'
import {
  Combobox,
  DateField,
  Disclosure,
  ErrorState,
  type NamedOption,
  namedOptions,
  Skeleton,
} from '@/shared/ui'
import { loadCompanyOptions } from '../model/price-scope'
import styles from './price-list.module.css'

/**
 * Price of a product for a company on a date, and the rule that applies. Without a company, the
 * general price.
 */
export function PriceCheck({
  productId,
  list,
}: {
  productId: string
  list: Schemas['PriceListName']
}) {
  const { t } = useTranslation('pages/price-list')
  const [company, setCompany] = useState<NamedOption | null>(null)
  const [day, setDay] = useState(today)
  return (
    <Disclosure label={t('pays.title')}>
      <div className={styles.form}>
        <div className={styles.fields}>
          <Combobox<NamedOption>
            label={t('columns.company')}
            value={company}
            onChange={setCompany}
            load={loadCompanyOptions}
            {...namedOptions}
            hint={t('pays.hint')}
          />
          <DateField label={t('pays.day')} value={day} onChange={setDay} isRequired />
        </div>
        {day !== '' && (
          <PriceCheckResult
            productId={productId}
            list={list}
            companyId={company?.id ?? null}
            day={day}
          />
        )}
      </div>
    </Disclosure>
  )
}

interface PriceCheckResultProps {
  productId: string
  list: Schemas['PriceListName']
  companyId: string | null
  day: string
}

function PriceCheckResult(props: PriceCheckResultProps) {
  const { t } = useTranslation(['pages/price-list', 'entities/product'])
  const format = useFormat()
  const { data, isError, refetch } = useQuery(companyPriceQueryOptions(props))
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
                price: format.price(fca.price, 'EUR'),
                unit: t(`entities/product:per.${fca.unit}`),
              })
            : t('pages/price-list:no_price')}
      </strong>
      <ul className={styles.why}>
        {reason.passed.map(({ scope, why }) => (
          <li key={scope}>
            {format.labeled(
              t(`pages/price-list:scope.${scope}`),
              t(`pages/price-list:pays.passed.${why}`),
            )}
          </li>
        ))}
        {reason.scope && (
          <li>
            {format.labeled(
              t(`pages/price-list:scope.${reason.scope}`),
              t('pages/price-list:pays.decides', { period }),
            )}
            {reason.is_by_size && ` ${t('pages/price-list:pays.by_size')}`}
          </li>
        )}
      </ul>
    </div>
  )
}
