import { clsx } from 'clsx'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '@/shared/i18n'
import type { Dimensions } from '@domain/timber'
import { readAmount } from '../model/read-amount'
import type { Allocate } from '../model/use-allocate'
import styles from './amount-field.module.css'

interface AmountFieldProps {
  label: string
  /** Formatted current amount; empty if nothing is allocated. */
  shown: string
  /** Current amount in m3, to detect a concurrent change. */
  m3: string
  wood: Dimensions
  supplyLineId: string
  dealLineId: string
  allocate: Allocate
}

/**
 * Edits the amount allocated from a supply line to a deal line: "12.5", "6pk", "rest"; empty
 * releases it. Enter and blur save, Escape reverts. A refused amount stays, with the reason below.
 */
export function AmountField({
  label,
  shown,
  m3,
  wood,
  supplyLineId,
  dealLineId,
  allocate,
}: AmountFieldProps) {
  const { t } = useTranslation('features/allocate')
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const sent = useRef<string | null>(null)

  async function commit() {
    if (typed === null || isPending || sent.current === typed) return
    if (typed.trim() === shown) return revert()
    const parsed = readAmount(typed, wood)
    if ('mistake' in parsed) return setError(parsed.mistake)
    if (parsed.quantity === '0' && Number(m3) === 0) return revert()
    sent.current = typed
    setPending(true)
    const refusal = await allocate({
      supply_line_id: supplyLineId,
      deal_line_id: dealLineId,
      was_m3: m3,
      ...parsed,
    })
    setPending(false)
    setError(refusal)
    // Keep text that was typed while saving.
    if (refusal === null && sent.current !== null) revert()
  }

  function revert() {
    sent.current = null
    setTyped(null)
    setError(null)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      revert()
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    // Enter sends a refused amount again: more wood may be available now.
    sent.current = null
    void commit()
  }

  return (
    <span className={styles.amount}>
      <input
        id={id}
        type="text"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-busy={isPending || undefined}
        placeholder={t('placeholder')}
        value={typed ?? shown}
        onChange={(event) => {
          sent.current = null
          setError(null)
          setTyped(event.target.value)
        }}
        onFocus={(event) => event.target.select()}
        onBlur={() => void commit()}
        onKeyDown={handleKeyDown}
        className={clsx(styles.input, error !== null && styles.refused)}
      />
      {error && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </span>
  )
}
