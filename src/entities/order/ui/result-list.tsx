import type { BasketResult } from '../api/basket'
import { useFormatBasketResult } from '../model/use-format-basket-result'
import styles from './result-list.module.css'

/** Result per item that was added to a basket. */
export function ResultList({ results }: { readonly results: readonly BasketResult[] }) {
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

/** True if all of the item was reserved at the expected price. */
export const isFullyReserved = ({ outcome, price_was, price_now }: BasketResult): boolean =>
  outcome === 'reserved' &&
  (price_was === null || price_now === null || Number(price_was) === Number(price_now))
