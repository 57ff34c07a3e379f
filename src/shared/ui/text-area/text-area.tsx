import { clsx } from 'clsx'
import type { HTMLAttributes, Ref } from 'react'
import {
  getControlAttributes,
  type FieldProps,
  useFieldIds,
  useTooLongError,
} from '../field/field-props'
import { Field } from '../field/field'
import { FieldText } from '../field/field-text'
import fieldStyles from '../field/field.module.css'
import styles from './text-area.module.css'

export interface TextAreaProps extends FieldProps<string> {
  /** Shows the value as text. */
  isReadOnly?: boolean | undefined
  placeholder?: string | undefined
  /** Minimum number of lines; the field grows with its text. */
  rows?: number | undefined
  /** A longer text is kept and marked as an error. */
  maxLength?: number | undefined
  onKeyDown?: HTMLAttributes<HTMLTextAreaElement>['onKeyDown']
  /** Called when the caret or the selection moves. */
  onSelect?: HTMLAttributes<HTMLTextAreaElement>['onSelect']
  /** Open listbox of suggestions and the id of its highlighted option; null while it is closed. */
  suggestions?:
    { readonly listId: string; readonly activeId: string | undefined } | null | undefined
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** Multi-line text: a note, a comment, an address. */
export function TextArea({ ref, ...props }: TextAreaProps) {
  const { label, isLabelHidden, value, onChange, hint, isRequired, isReadOnly, className } = props
  const ids = useFieldIds(props.id)
  const tooLong = useTooLongError(value, props.maxLength)
  const error = tooLong ?? props.error
  if (isReadOnly) return <FieldText {...props} ref={ref} error={error} />
  return (
    <Field
      {...{ ids, label, isLabelHidden, isRequired, hint, error, warning: props.warning, className }}
    >
      <textarea
        {...getControlAttributes(ids, { ...props, error })}
        ref={ref}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={props.onKeyDown}
        onSelect={props.onSelect}
        {...(props.suggestions !== undefined && {
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
        })}
        {...(props.suggestions && {
          'aria-controls': props.suggestions.listId,
          'aria-activedescendant': props.suggestions.activeId,
        })}
        placeholder={props.placeholder}
        rows={props.rows ?? 3}
        className={clsx(fieldStyles.control, styles.area)}
      />
    </Field>
  )
}
