import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { XIcon } from '../icons/icons'
import styles from './chip.module.css'

interface ChipProps {
  /** The filter or choice, in a few words. */
  label: string
  /** Shown instead of the label. */
  children?: ReactNode
  /** Without it the chip has no remove button. */
  onRemove?: ((event: MouseEvent) => void) | undefined
  /** Opens or toggles the filter or choice. */
  onPress?: (() => void) | undefined
  isSelected?: boolean | undefined
}

/**
 * An active choice that can be removed: a filter, a recipient, a species. For the state of a
 * document, use Status.
 */
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
