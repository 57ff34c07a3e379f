import type { Ref } from 'react'
import { getControlAttributes, type FieldProps, useFieldIds } from '../field/field-props'
import { Field } from '../field/field'
import { FieldText } from '../field/field-text'
import fieldStyles from '../field/field.module.css'
import styles from './native-select.module.css'

export interface NativeSelectOption<Value extends string> {
  value: Value
  label: string
  isDisabled?: boolean | undefined
}

export interface NativeSelectProps<Value extends string> extends FieldProps<Value | ''> {
  /** Shows the value as text. */
  isReadOnly?: boolean | undefined
  options: readonly NativeSelectOption<Value>[]
  /** Text of the empty option, which can be chosen unless the field is required. */
  placeholder?: string | undefined
  size?: 's' | 'm' | undefined
  ref?: Ref<HTMLSelectElement> | undefined
}

/**
 * Native select for about a dozen known options, or for countries, which are found by their first
 * letters. It adds no code and works well on touch screens. For more options or server data, use
 * Combobox.
 */
export function NativeSelect<Value extends string>({ ref, ...props }: NativeSelectProps<Value>) {
  const {
    label,
    isLabelHidden,
    value,
    onChange,
    hint,
    error,
    warning,
    isRequired,
    isReadOnly,
    isDisabled,
    className,
  } = props
  const ids = useFieldIds(props.id)
  const chosen = props.options.find((option) => option.value === value)

  if (isReadOnly)
    return <FieldText {...props} ref={ref} value={chosen?.label ?? props.placeholder} />
  return (
    <Field {...{ ids, label, isLabelHidden, isRequired, hint, error, warning, className }}>
      <span className={styles.select} data-size={props.size}>
        <select
          {...getControlAttributes(ids, props)}
          ref={ref}
          value={value}
          onChange={(event) => {
            const selectedOption = props.options.find(
              (option) => option.value === event.target.value,
            )
            onChange(selectedOption?.value ?? '')
          }}
          disabled={isDisabled}
          className={fieldStyles.control}
        >
          {(props.placeholder !== undefined || !chosen) && (
            <option value="" disabled={isRequired}>
              {props.placeholder}
            </option>
          )}
          {props.options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </Field>
  )
}
