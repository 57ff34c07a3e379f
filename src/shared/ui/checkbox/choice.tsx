import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CircleAlertIcon } from '../icons/icons'
import fieldStyles from '../field/field.module.css'
import type { FieldIds } from '../field/field-props'
import styles from './choice.module.css'

interface ChoiceProps {
  ids: FieldIds
  label: ReactNode
  isLabelHidden?: boolean | undefined
  isRequired?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  className?: string | undefined
  /** The input element. */
  children: ReactNode
}

/** Layout of a checkbox, switch or radio with its label, hint and error. */
export function Choice({
  ids,
  label,
  isLabelHidden,
  isRequired,
  hint,
  error,
  className,
  children,
}: ChoiceProps) {
  return (
    <div className={clsx(styles.choice, className)}>
      {children}
      <div className={isLabelHidden ? 'visually-hidden' : styles.words}>
        <label htmlFor={ids.control}>
          {label}
          {isRequired && (
            <span aria-hidden className={fieldStyles.required}>
              *
            </span>
          )}
        </label>
        {hint && (
          <div id={ids.hint} className={fieldStyles.hint}>
            {hint}
          </div>
        )}
        {error && (
          <p id={ids.error} className={fieldStyles.error}>
            <CircleAlertIcon />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
