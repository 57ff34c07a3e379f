import type { FieldProps } from './field-props'
import type { FieldIds } from './use-field-ids'

type Described = Pick<FieldProps<never>, 'hint' | 'error' | 'warning' | 'noteId'>
type Controlled = Described &
  Pick<FieldProps<never>, 'name' | 'isRequired' | 'isDisabled' | 'onBlur'>

/** Ties a control to its error, its warning, its hint and what else is about it, the error first. */
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
 * The attributes that tell assistive technology what the frame shows. `aria-required` and not `required`: the form speaks for
 * itself, in the reader's language, and the browser's own bubbles stay away.
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
