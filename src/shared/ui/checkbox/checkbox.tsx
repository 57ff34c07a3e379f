import type { ReactNode, Ref } from 'react'
import { controlAttributes } from '../field/control-attributes'
import type { FieldProps } from '../field/field-props'
import { useFieldIds } from '../field/use-field-ids'
import { Choice } from './choice'

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'label'> {
  /** Words beside the box; a whole sentence may stand here. */
  label: ReactNode
  /** Some but not all of what this box stands for is chosen. */
  isPartial?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** Yes or no, taken over with the rest of the form. For what takes effect at once, use Switch. */
export function Checkbox(props: CheckboxProps) {
  const ids = useFieldIds(props.id)
  const { value, onChange, isPartial = false, isReadOnly, ref } = props
  return (
    <Choice {...props} ids={ids}>
      <input
        {...controlAttributes(ids, props)}
        ref={(box) => {
          if (box) box.indeterminate = isPartial
          if (typeof ref === 'function') return ref(box)
          if (ref) ref.current = box
        }}
        type="checkbox"
        checked={value}
        disabled={props.isDisabled || isReadOnly}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Choice>
  )
}
