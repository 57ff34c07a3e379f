import { type FocusEvent, useState, useSyncExternalStore } from 'react'
import type { Dimensions } from '@domain/timber'
import { CircleAlertIcon } from '@/shared/ui'
import type { RowAmounts } from '../model/use-row-amounts'
import styles from './row-amount.module.css'

interface RowAmountProps {
  product: { readonly id: string; readonly specification: Dimensions }
  label: string
  amounts: RowAmounts
}

/** True for a field in the lower half of the window, whose note has more room above. */
const isLow = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.getBoundingClientRect().top > window.innerHeight / 2

/**
 * Amount of a product in its row: packs, or another unit as in "30 m3". Enter adds it to the
 * basket.
 */
export function RowAmount({ product, label, amounts }: RowAmountProps) {
  const { text, error, isPending } = useSyncExternalStore(amounts.subscribe, () =>
    amounts.get(product.id),
  )
  const [note, setNote] = useState<'above' | 'below' | null>(null)
  const noteId = `amount-${product.id}`
  return (
    <span className={styles.amount}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        // The grid takes the focus from row to row, and F2 or a digit from a row to its field.
        tabIndex={-1}
        aria-label={label}
        aria-describedby={note ? noteId : undefined}
        aria-invalid={error !== null}
        aria-busy={isPending}
        readOnly={isPending}
        value={text}
        onChange={({ target }) => amounts.write(product.id, target.value)}
        onFocus={(event) => setNote(isLow(event) ? 'above' : 'below')}
        onBlur={() => setNote(null)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void amounts.submit(product)
        }}
        className={styles.input}
      />
      {note && (
        <span
          id={noteId}
          role={error === null ? undefined : 'alert'}
          className={styles.note}
          data-side={note}
        >
          {error === null ? (
            amounts.hint
          ) : (
            <>
              <CircleAlertIcon />
              {error}
            </>
          )}
        </span>
      )}
    </span>
  )
}
