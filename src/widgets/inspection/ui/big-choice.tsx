import { useField } from '@/shared/forms'
import { useId, type Ref } from 'react'
import { CircleAlertIcon } from '@/shared/ui'
import styles from './big-choice.module.css'

interface BigChoiceProps {
  label: string
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
  onChange: (value: string) => void
  error?: string | undefined
  isReadOnly?: boolean | undefined
  /** The element to focus. */
  chosenRef?: Ref<HTMLInputElement> | undefined
}

/** A choice with large buttons for gloves. */
export function BigChoice({
  label,
  value,
  options,
  onChange,
  error,
  isReadOnly,
  chosenRef,
}: BigChoiceProps) {
  const id = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options} data-many={options.length > 3 || undefined}>
        {options.map((option, at) => (
          <label key={option.value} className={styles.option} data-tone={option.value}>
            <input
              ref={option.value === value || (value === '' && at === 0) ? chosenRef : undefined}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={isReadOnly}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlertIcon />
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface ChoiceFieldProps {
  readonly name: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A choice field of a report with large buttons. */
export function ChoiceField({ name, options }: ChoiceFieldProps) {
  const { ref, ...field } = useField(name)
  return <BigChoice {...field} chosenRef={ref} options={options} />
}
