import type { FieldProps } from './field-props'
import type { FieldIds } from './use-field-ids'

type Described = Pick<FieldProps<never>, 'hint' | 'error' | 'noteId'>
type Controlled = Described & Pick<FieldProps<never>, 'name' | 'isRequired' | 'isDisabled' | 'onBlur'>

/** Ties a control to its error, its hint and what else is about it, the error first. */
export function describedBy(ids: FieldIds, { hint, error, noteId }: Described): { 'aria-describedby'?: string } {
  const parts = [error && ids.error, hint && ids.hint, noteId].filter(Boolean)
  return parts.length > 0 ? { 'aria-describedby': parts.join(' ') } : {}
}

/**
 * The attributes that tell assistive technology what the frame shows. `aria-required` and not `required`: the form speaks for
 * itself, in the reader's language, and the browser's own bubbles stay away.
 */
export function controlAttributes(ids: FieldIds, { name, hint, error, noteId, isRequired, isDisabled, onBlur }: Controlled) {
  return {
    id: ids.control,
    name,
    disabled: isDisabled,
    onBlur,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    ...describedBy(ids, { hint, error, noteId }),
  }
}
