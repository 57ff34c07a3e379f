import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Badge } from '../badge/badge'
import { CircleAlertIcon, TriangleAlertIcon } from '../icons/icons'
import styles from './field.module.css'
import type { FieldIds } from './field-props'

interface FieldFrameProps {
  ids: FieldIds
  label: string
  isLabelHidden?: boolean | undefined
  isRequired?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  /**
   * Warning; null for none now, so that a later one is announced. Omit it if there never is one.
   */
  warning?: string | null | undefined
  /** Buttons under the error that fix it. */
  answers?: ReactNode
  /** Short text at the end of the label's line, such as a unit. */
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Layout of any input with its label, hint, error and warning. */
export function Field({
  ids,
  label,
  isLabelHidden,
  isRequired,
  hint,
  error,
  warning,
  answers,
  aside,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={clsx(styles.field, className)}>
      <div className={isLabelHidden ? 'visually-hidden' : styles.head}>
        <label id={ids.label} htmlFor={ids.control} className={styles.label}>
          {label}
          {isRequired && (
            <span aria-hidden className={styles.required}>
              *
            </span>
          )}
        </label>
        {aside && <Badge>{aside}</Badge>}
      </div>
      {children}
      {hint && (
        <div id={ids.hint} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={ids.error} className={styles.error}>
          <CircleAlertIcon />
          {error}
        </p>
      )}
      {warning !== undefined && (
        <output id={ids.warning} className={styles.warning}>
          {warning && (
            <>
              <TriangleAlertIcon />
              {warning}
            </>
          )}
        </output>
      )}
      {answers}
    </div>
  )
}
