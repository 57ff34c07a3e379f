import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { XIcon } from '../icons/icons'
import styles from './chip.module.css'

interface ChipProps {
  /** What is filtered or chosen, in a few words. */
  label: string
  /** Shown instead of the label where it needs more than words. */
  children?: ReactNode
  /** Takes it away; without it the chip can't be removed. */
  onRemove?: (() => void) | undefined
  /** Opens or switches what it stands for. */
  onPress?: (() => void) | undefined
  isSelected?: boolean | undefined
}

/** A choice in force that can be taken back: a filter, a recipient, a species. A state of a document is a Status. */
export function Chip({ label, children = label, onRemove, onPress, isSelected }: ChipProps) {
  const { t } = useTranslation('shared/ui')
  return (
    <span className={styles.chip} data-selected={isSelected || undefined}>
      {onPress ? (
        <button type="button" className={styles.words} aria-pressed={isSelected} onClick={onPress}>
          {children}
        </button>
      ) : (
        <span className={styles.words}>{children}</span>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('remove_named', { name: label })}
          title={t('remove_named', { name: label })}
          onClick={onRemove}
        >
          <XIcon />
        </button>
      )}
    </span>
  )
}
