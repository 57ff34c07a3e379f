import { noop, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { exchangeRatePagesQueryOptions, type ExchangeRateDay } from '@/entities/price'
import { vCurrency } from '@contract/validators'
import { useFormat, useTranslation } from '@/shared/i18n'
import { useTitle } from '@/shared/lib/headline'
import type { LoaderArgs } from '@/shared/lib/lazy-page'
import { Button, EmptyState, ErrorState, Skeleton } from '@/shared/ui'
import styles from './exchange-rates.module.css'
import { RatesUpload } from './rates-upload'

export const loader = ({ context }: LoaderArgs): void => {
  context.queryClient.infiniteQuery(exchangeRatePagesQueryOptions).catch(noop)
}

const currencies = vCurrency.options.filter((currency) => currency !== 'EUR')

/** Daily exchange rates, a row for each day. */
function RatesTable({ days }: { days: readonly ExchangeRateDay[] }) {
  const { t } = useTranslation('pages/exchange-rates')
  const format = useFormat()
  const shown = currencies.filter((currency) =>
    days.some(({ rates }) => rates.some((rate) => rate.currency === currency)),
  )
  return (
    <div
      className={`scrolls-sideways ${styles.scroller}`}
      tabIndex={0}
      role="region"
      aria-label={t('title')}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            {shown.map((currency) => (
              <th key={currency} scope="col" className={styles.rate}>
                {currency}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, rates }) => (
            <tr key={day}>
              <th scope="row">{format.date(day)}</th>
              {shown.map((currency) => {
                const rate = rates.find((item) => item.currency === currency)
                return (
                  <td key={currency} className={styles.rate}>
                    {rate ? format.number(rate.rate, 4) : '–'}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Daily exchange rates with which the rates of documents are compared. */
export function ExchangeRatesPage(): ReactElement {
  const { t } = useTranslation('pages/exchange-rates')
  const [isUploading, setIsUploading] = useState(false)
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(exchangeRatePagesQueryOptions)
  useTitle(t('title'))
  const [first] = data?.pages ?? []
  const days = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        {first?.may_import && (
          <Button onClick={() => setIsUploading(true)}>{t('upload.open')}</Button>
        )}
      </div>
      {first && (
        <p className={styles.note}>{t(first.is_automatic ? 'note.automatic' : 'note.uploaded')}</p>
      )}
      {isPending && <Skeleton height="20rem" />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {data &&
        (days.length === 0 ? (
          <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
        ) : (
          <RatesTable days={days} />
        ))}
      {hasNextPage && (
        <Button
          className={styles.more}
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('earlier')}
        </Button>
      )}
      {isUploading && <RatesUpload onClose={() => setIsUploading(false)} />}
    </div>
  )
}
