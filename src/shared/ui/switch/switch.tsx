import { Choice } from '../checkbox/choice'
import type { CheckboxProps } from '../checkbox/checkbox'
import { getControlAttributes, useFieldIds } from '../field/field-props'

/** A setting that applies at once. For a value submitted with a form, use Checkbox. */
export function Switch({ ref, ...props }: Omit<CheckboxProps, 'isPartial' | 'isReadOnly'>) {
  const ids = useFieldIds(props.id)
  return (
    <Choice {...props} ids={ids}>
      <input
        {...getControlAttributes(ids, props)}
        ref={ref}
        type="checkbox"
        role="switch"
        checked={props.value}
        disabled={props.isDisabled}
        onChange={(event) => props.onChange(event.target.checked)}
      />
    </Choice>
  )
}
