import type { FieldProps } from './field-props'
import type { FieldIds } from './use-field-ids'

type Described = Pick<FieldProps<never>, 'hint' | 'error' | 'warning' | 'noteId'>
type Controlled = Described &
  Pick<FieldProps<never>, 'name' | 'isRequired' | 'isDisabled' | 'onBlur'>

/** Returns the `aria-describedby` of a control, error first. */
export function describedBy(
  ids: FieldIds,
  { hint, error, warning, noteId }: Described,
): { 'aria-describedby'?: string } {
  const all = [error && ids.error, warning && ids.warning, hint && ids.hint, noteId]
    .filter(Boolean)
    .join(' ')
  return all ? { 'aria-describedby': all } : {}
}

/**
 * Attributes of a control for assistive technology. Uses `aria-required` instead of `required`,
 * because the form shows its own messages in the user's language.
 */
export function controlAttributes(ids: FieldIds, field: Controlled) {
  return {
    id: ids.control,
    name: field.name,
    disabled: field.isDisabled,
    onBlur: field.onBlur,
    'aria-required': field.isRequired || undefined,
    'aria-invalid': field.error ? true : undefined,
    ...describedBy(ids, field),
  }
}
