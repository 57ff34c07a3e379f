import { clsx } from 'clsx'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, XIcon } from '@/shared/ui'
import styles from './number-pad.module.css'

interface NumberPadProps {
  /** Name of the keyed number: "Piece 4". */
  label: string
  /** Display above the keys. */
  children: ReactNode
  footer?: ReactNode
  /** Label of the large key, which moves to the next digit group or number. */
  nextLabel: string
  /** A digit, or `.` for the decimal mark. */
  onKey: (key: string) => void
  onBack: () => void
  onNext: () => void
  onClose: () => void
}

const DIGIT_KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const

/**
 * A number pad for gloves. Keyboard: digits, decimal mark, Backspace, Enter for the large key,
 * Escape to close.
 */
export function NumberPad({
  label,
  children,
  footer,
  nextLabel,
  onKey,
  onBack,
  onNext,
  onClose,
}: NumberPadProps) {
  const { t } = useTranslation('widgets/inspection')
  const mark = useDecimalMark()
  const pad = useRef<HTMLDivElement>(null)
  useEffect(() => {
    pad.current?.focus({ preventScroll: true })
    pad.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^[\d.,]$/.test(event.key)) onKey(event.key)
    else if (event.key === 'Backspace') onBack()
    else if (event.key === 'Escape') onClose()
    // Enter on a button activates that button.
    else if (event.key === 'Enter' && event.target === pad.current) onNext()
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={pad}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={styles.pad}
      onKeyDown={onKeyDown}
    >
      <div className={styles.top}>
        <strong>{label}</strong>
        <Button variant="quiet" icon={<XIcon />} className={styles.close} onClick={onClose}>
          {t('pad.close')}
        </Button>
      </div>
      {children}
      <div className={styles.keys}>
        {DIGIT_KEYS.map((key) => (
          <button key={key} type="button" className={styles.key} onClick={() => onKey(key)}>
            {key}
          </button>
        ))}
        <button
          type="button"
          className={styles.key}
          aria-label={t('pad.mark')}
          onClick={() => onKey('.')}
        >
          {mark}
        </button>
        <button type="button" className={styles.key} onClick={() => onKey('0')}>
          0
        </button>
        <button type="button" className={styles.key} aria-label={t('pad.back')} onClick={onBack}>
          ⌫
        </button>
        <button type="button" className={clsx(styles.key, styles.next)} onClick={onNext}>
          {nextLabel} →
        </button>
      </div>
      {footer}
    </div>
  )
}

/** Returns the reader's decimal mark. */
export function useDecimalMark(): string {
  const format = useFormat()
  return format.number('0.5').replaceAll(/\d/g, '') || '.'
}

/**
 * Appends a key of the number pad: a digit, or `.` or `,`. Returns the text unchanged if the key
 * does not fit.
 * @param digits maximum number of digits before the mark; one decimal may follow
 */
export function appendKey(text: string, key: string, digits: number): string {
  const next = text + (key === ',' ? '.' : key)
  const isValid = /^\d+(\.\d?)?$/.test(next) && (next.split('.')[0] ?? '').length <= digits
  return isValid ? next : text
}
