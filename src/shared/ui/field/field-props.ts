import { type ReactNode, useId } from 'react'
import { formatNumber, useTranslation } from '@/shared/i18n'

/** Props of every field component. */
export interface FieldProps<Value> {
  /**
   * Required as the accessible name; hide it with `isLabelHidden` where a column header repeats it.
   */
  label: string
  isLabelHidden?: boolean | undefined
  value: Value
  onChange: (value: Value) => void
  onBlur?: (() => void) | undefined
  /** Help with filling the field in. */
  hint?: ReactNode
  /** The error and how to fix it. Marks the field as invalid. */
  error?: string | undefined
  /**
   * Warning that does not block; null for none now. Pass null from the start, so that a later
   * warning is announced.
   */
  warning?: string | null | undefined
  /** Id of another text that describes this field. */
  noteId?: string | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  name?: string | undefined
  /** Set it only if a label elsewhere refers to the control. */
  id?: string | undefined
  /** Class of the outer element, for layout only. */
  className?: string | undefined
}

/** Ids that link a control to its label, hint, error and warning. */
export interface FieldIds {
  control: string
  label: string
  hint: string
  error: string
  warning: string
}

/** Returns the ids of one field; `id` sets the control's. */
export function useFieldIds(id?: string): FieldIds {
  const generatedId = useId()
  const control = id ?? generatedId
  return {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    error: `${control}-error`,
    warning: `${control}-warning`,
  }
}

type Described = Pick<FieldProps<never>, 'hint' | 'error' | 'warning' | 'noteId'>
type Controlled = Described &
  Pick<FieldProps<never>, 'name' | 'isRequired' | 'isDisabled' | 'onBlur'>

/** Returns the `aria-describedby` of a control, error first. */
export function getDescribedBy(
  ids: FieldIds,
  { hint, error, warning, noteId }: Described,
): { 'aria-describedby'?: string } {
  const describedBy = [error && ids.error, warning && ids.warning, hint && ids.hint, noteId]
    .filter(Boolean)
    .join(' ')
  return describedBy ? { 'aria-describedby': describedBy } : {}
}

/**
 * Attributes of a control for assistive technology. Uses `aria-required` instead of `required`,
 * because the form shows its own messages in the user's language.
 */
export function getControlAttributes(ids: FieldIds, field: Controlled) {
  return {
    id: ids.control,
    name: field.name,
    disabled: field.isDisabled,
    onBlur: field.onBlur,
    'aria-required': field.isRequired || undefined,
    'aria-invalid': field.error ? true : undefined,
    ...getDescribedBy(ids, field),
  }
}

/** Returns an error if a text is too long. The native `maxlength` would truncate pasted text. */
export function useTooLongError(value: string, maxLength: number | undefined): string | undefined {
  const { t, i18n } = useTranslation('shared/forms')
  return maxLength !== undefined && value.length > maxLength
    ? t('field.too_long', { max: formatNumber(String(maxLength), i18n.language) })
    : undefined
}
