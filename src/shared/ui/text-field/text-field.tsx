import { clsx } from 'clsx'
import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import {
  getControlAttributes,
  type FieldProps,
  useFieldIds,
  useTooLongError,
} from '../field/field-props'
import { Field } from '../field/field'
import { FieldText } from '../field/field-text'
import fieldStyles from '../field/field.module.css'

export interface TextFieldProps extends FieldProps<string> {
  /** Shows the value as text. */
  isReadOnly?: boolean | undefined
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined
  /** An example; never a replacement for the label. */
  placeholder?: string | undefined
  /** Shown before the text, inside the box: an icon, a currency. */
  prefix?: ReactNode
  /** Shown after the text, inside the box: a unit, a small button. */
  suffix?: ReactNode
  /** A longer text is kept and marked as an error. */
  maxLength?: number | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  autoFocus?: boolean | undefined
  /** Id of a datalist with suggestions. */
  suggestionsId?: string | undefined
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  onKeyDown?: HTMLAttributes<HTMLInputElement>['onKeyDown']
  ref?: Ref<HTMLInputElement> | undefined
}

/** Single-line text: a name, a reference, an e-mail address. */
export function TextField({ ref, ...props }: TextFieldProps) {
  const {
    label,
    isLabelHidden,
    value,
    onChange,
    hint,
    warning,
    isRequired,
    isReadOnly,
    isDisabled,
    className,
  } = props
  const ids = useFieldIds(props.id)
  const tooLong = useTooLongError(value, props.maxLength)
  const error = tooLong ?? props.error
  if (isReadOnly) return <FieldText {...props} ref={ref} error={error} />
  const isGroup = Boolean(props.prefix || props.suffix)
  const input = (
    <input
      {...getControlAttributes(ids, { ...props, error })}
      ref={ref}
      type={props.type ?? 'text'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={props.onKeyDown}
      placeholder={props.placeholder}
      autoComplete={props.autoComplete}
      list={props.suggestionsId}
      autoFocus={props.autoFocus}
      inputMode={props.inputMode}
      className={isGroup ? fieldStyles.bare : fieldStyles.control}
    />
  )

  return (
    <Field {...{ ids, label, isLabelHidden, isRequired, hint, error, warning, className }}>
      {isGroup ? (
        <div
          className={clsx(fieldStyles.control, fieldStyles.group)}
          data-disabled={isDisabled || undefined}
        >
          {props.prefix && <span className={fieldStyles.affix}>{props.prefix}</span>}
          {input}
          {props.suffix && <span className={fieldStyles.affix}>{props.suffix}</span>}
        </div>
      ) : (
        input
      )}
    </Field>
  )
}
