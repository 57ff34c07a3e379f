import { clsx } from 'clsx'
import { useId } from 'react'
import { getDescribedBy, type FieldIds, type FieldProps, useFieldIds } from '../field/field-props'
import fieldStyles from '../field/field.module.css'
import { FieldText } from '../field/field-text'
import { CircleAlertIcon } from '../icons/icons'
import { Checkbox } from './checkbox'
import styles from './checkbox-group.module.css'

interface CheckboxGroupProps<Value extends string> extends FieldProps<readonly Value[]> {
  options: readonly { readonly value: Value; readonly label: string }[]
  /** Shows the value as text. */
  isReadOnly?: boolean | undefined
}

/** Several of a few options, all visible. The value keeps the order of the options. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const {
    label,
    isLabelHidden,
    value,
    onChange,
    onBlur,
    options,
    hint,
    error,
    isReadOnly,
    isDisabled,
    className,
  } = props
  const ids: FieldIds = useFieldIds(props.id)
  const group = useId()

  const toggle = (toggled: Value, isOn: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((option) => (option === toggled ? isOn : value.includes(option))),
    )

  if (isReadOnly) {
    const chosen = options.filter((option) => value.includes(option.value))
    return <FieldText {...props} value={chosen.map((option) => option.label).join(', ')} />
  }
  return (
    <fieldset
      aria-labelledby={group}
      {...getDescribedBy(ids, props)}
      onBlur={onBlur}
      className={clsx(fieldStyles.field, styles.group, className)}
    >
      <div id={group} className={isLabelHidden ? 'visually-hidden' : fieldStyles.label}>
        {label}
      </div>
      {hint && (
        <div id={ids.hint} className={fieldStyles.hint}>
          {hint}
        </div>
      )}
      <div className={styles.boxes}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            value={value.includes(option.value)}
            onChange={(isOn) => toggle(option.value, isOn)}
            isDisabled={isDisabled}
          />
        ))}
      </div>
      {error && (
        <p id={ids.error} className={fieldStyles.error}>
          <CircleAlertIcon />
          {error}
        </p>
      )}
    </fieldset>
  )
}
