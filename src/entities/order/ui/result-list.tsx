import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Banner } from '@/shared/ui'
import type { BasketResult } from '../api/basket'
import { useFormatBasketResult } from '../model/use-format-basket-result'
import styles from './result-list.module.css'

/** Result per item that was added to a basket. */
export function ResultList({ results }: { results: readonly BasketResult[] }) {
  const formatResult = useFormatBasketResult()
  return (
    <ul className={styles.results}>
      {results.map((result, i) => (
        // Results have no ids and keep their order.
        <li
          key={`${result.line_id ?? ''} ${String(i)}`}
          data-whole={isFullyReserved(result) || undefined}
        >
          {formatResult(result)}
        </li>
      ))}
    </ul>
  )
}

interface ResultBannerProps {
  results: readonly BasketResult[]
  onDismiss: () => void
  /** Hidden if nothing is in the basket. */
  action?: ReactNode
}

/** Result per item that was added to a basket, titled by all of them. Renders nothing without. */
export function ResultBanner({ results, onDismiss, action }: ResultBannerProps) {
  const { t } = useTranslation('entities/order')
  if (results.length === 0) return null
  const summary = summarizeResults(results)
  return (
    <Banner
      tone={summary === 'all' ? 'done' : 'waiting'}
      isAnnounced
      title={t(`results.${summary}`)}
      onDismiss={onDismiss}
      action={summary !== 'none' && action}
    >
      <ResultList results={results} />
    </Banner>
  )
}

function summarizeResults(results: readonly BasketResult[]) {
  if (results.every(isFullyReserved)) return 'all'
  if (results.every(({ outcome }) => outcome === 'reserved')) return 'repriced'
  const isNothingAdded = results.every(
    ({ outcome, packs }) => outcome !== 'in_basket' && packs === 0,
  )
  return isNothingAdded ? 'none' : 'some'
}

/** True if the text of the result tells the user to contact the manager. */
export const needsManager = ({ outcome }: BasketResult): boolean =>
  outcome === 'no_price' || outcome === 'pack_limit' || outcome === 'reservation_limit'

/** True if all of the item was reserved at the expected price. */
export const isFullyReserved = (result: BasketResult): boolean =>
  result.outcome === 'reserved' && result.difference === null
