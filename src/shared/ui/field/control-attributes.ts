import type { FieldProps } from './field-props'
import type { FieldIds } from './use-field-ids'

type Described = Pick<FieldProps<never>, 'name' | 'hint' | 'error' | 'isRequired' | 'isDisabled' | 'onBlur'>

/**
 * The attributes that tell assistive technology what the frame shows. `aria-required` and not `required`: the form speaks for
 * itself, in the reader's language, and the browser's own bubbles stay away.
 */
export function controlAttributes(ids: FieldIds, { name, hint, error, isRequired, isDisabled, onBlur }: Described) {
  const describedBy = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ')
  return {
    id: ids.control,
    name,
    disabled: isDisabled,
    onBlur,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
}
