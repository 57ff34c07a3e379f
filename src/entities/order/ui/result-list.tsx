import type { BasketResult } from '../api/basket'
import { useFormatBasketResult } from '../model/use-format-basket-result'
import styles from './result-list.module.css'

/** What became of each line that was to be added to a basket, one below the other. */
export function ResultList({ results }: { readonly results: readonly BasketResult[] }) {
  const say = useFormatBasketResult()
  return (
    <ul className={styles.results}>
      {results.map((result, i) => (
        // Lines have no names of their own, and never change places.
        <li
          key={`${result.line_id ?? ''} ${String(i)}`}
          data-whole={isFullyReserved(result) || undefined}
        >
          {say(result)}
        </li>
      ))}
    </ul>
  )
}

/** Whether it went as it was asked for, at the price that it had. */
export const isFullyReserved = ({ outcome, price_was, price_now }: BasketResult): boolean =>
  outcome === 'reserved' &&
  (price_was === null || price_now === null || Number(price_was) === Number(price_now))
