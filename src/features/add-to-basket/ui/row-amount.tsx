import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { getLanguageNumberForm, normalizeNumberMarks } from '@domain/numbers'
import { type Dimensions, parseQuantity } from '@domain/timber'
import { CircleAlertIcon } from '@/shared/ui'
import { type ProductAmount, useAddToBasket } from '../model/use-add-to-basket'
import styles from './row-amount.module.css'

interface RowAmountProps {
  readonly product: {
    readonly id: string
    readonly name: string
    readonly specification: Dimensions
  }
  /** Company that the order is for; undefined for a client. */
  readonly companyId: string | undefined
  /** Typed texts by product id, which outlive rows that are scrolled away. */
  readonly drafts: Map<string, string>
}

/**
 * Amount of a product in its row: packs, or another unit as in "30 m3". Enter adds it to the basket.
 */
export function RowAmount({ product, companyId, drafts }: RowAmountProps) {
  const { t, i18n } = useTranslation(['features/add-to-basket', 'shared/forms'])
  const noteId = useId()
  const [text, setText] = useState(drafts.get(product.id) ?? '')
  const [error, setError] = useState<string | null>(null)

  function write(next: string) {
    setText(next)
    setError(null)
    if (next === '') drafts.delete(product.id)
    else drafts.set(product.id, next)
  }

  const add = useAddToBasket(product.id, companyId, () => write(''))

  function readAmount(): ProductAmount | { readonly error: string } {
    const normalized = normalizeNumberMarks(text, getLanguageNumberForm(i18n.language))
    const read = parseQuantity(normalized, product.specification)
    if (!read.ok)
      return {
        error:
          read.code === 'empty'
            ? t('features/add-to-basket:row.empty')
            : t(`shared/forms:quantity.cannot_read.${read.code}`, { part: read.part }),
      }
    const unit = read.unit ?? 'pack'
    const isCounted = unit === 'pack' || unit === 'pcs'
    return isCounted && !Number.isInteger(Number(read.quantity))
      ? { error: t('shared/forms:number.whole') }
      : { quantity: read.quantity, unit }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (add.isPending) return
    const amount = readAmount()
    if ('error' in amount) setError(amount.error)
    else add.mutate(amount)
  }

  return (
    <span className={styles.amount}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        // Arrow keys reach the rows, and a digit starts the amount, so Tab skips the rows' fields.
        tabIndex={-1}
        aria-label={t('features/add-to-basket:row.label', { product: product.name })}
        aria-describedby={noteId}
        aria-invalid={error !== null}
        aria-busy={add.isPending}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        className={styles.input}
      />
      <span id={noteId} className={styles.note} data-error={error !== null || undefined}>
        {error === null ? (
          t('features/add-to-basket:row.hint')
        ) : (
          <>
            <CircleAlertIcon />
            {error}
          </>
        )}
      </span>
    </span>
  )
}
