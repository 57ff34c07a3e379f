import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { Choice } from '../checkbox/choice'
import { getControlAttributes, type FieldProps, useFieldIds } from '../field/field-props'
import fieldStyles from '../field/field.module.css'
import { CircleAlertIcon } from '../icons/icons'
import styles from './radio-group.module.css'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  isDisabled?: boolean | undefined
}

export interface RadioGroupProps<Value extends string> extends FieldProps<Value | ''> {
  options: readonly RadioOption<Value>[]
  /** `row` for short labels. */
  direction?: 'column' | 'row' | undefined
}

/** One of two to five options, all visible for comparison. For more, use NativeSelect. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, isLabelHidden, value, onChange, options, hint, error, isRequired, isDisabled } =
    props
  const ids = useFieldIds(props.id)
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = getControlAttributes(
    ids,
    props,
  )

  return (
    <div
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={isRequired || undefined}
      className={clsx(fieldStyles.field, props.className)}
    >
      <div id={ids.label} className={isLabelHidden ? 'visually-hidden' : fieldStyles.label}>
        {label}
        {isRequired && (
          <span aria-hidden className={fieldStyles.required}>
            *
          </span>
        )}
      </div>
      {hint && (
        <div id={ids.hint} className={fieldStyles.hint}>
          {hint}
        </div>
      )}
      <div className={styles[props.direction ?? 'column']}>
        {options.map((option) => (
          <Radio
            key={option.value}
            option={option}
            name={props.name ?? ids.control}
            isChosen={option.value === value}
            isDisabled={isDisabled || option.isDisabled}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      {error && (
        <p id={ids.error} className={fieldStyles.error}>
          <CircleAlertIcon />
          {error}
        </p>
      )}
    </div>
  )
}

interface RadioProps<Value extends string> {
  option: RadioOption<Value>
  name: string
  isChosen: boolean
  isDisabled: boolean | undefined
  onChoose: () => void
}

function Radio<Value extends string>({
  option,
  name,
  isChosen,
  isDisabled,
  onChoose,
}: RadioProps<Value>) {
  const ids = useFieldIds(useId())
  return (
    <Choice ids={ids} label={option.label} hint={option.hint}>
      <input
        id={ids.control}
        type="radio"
        name={name}
        value={option.value}
        checked={isChosen}
        disabled={isDisabled}
        aria-describedby={option.hint ? ids.hint : undefined}
        onChange={onChoose}
      />
    </Choice>
  )
}
