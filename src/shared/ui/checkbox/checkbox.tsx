import type { ReactNode, Ref } from 'react'
import { getControlAttributes, type FieldProps, useFieldIds } from '../field/field-props'
import { FieldText } from '../field/field-text'
import { useTranslation } from '@/shared/i18n'
import { Choice } from './choice'

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'label'> {
  /** Text next to the box; may be a sentence. */
  label: ReactNode
  /** True if only some of the items that the box represents are chosen. */
  isPartial?: boolean | undefined
  /** Shows the value as text. */
  isReadOnly?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** Yes or no, submitted with a form. For a setting that applies at once, use Switch. */
export function Checkbox(props: CheckboxProps) {
  const ids = useFieldIds(props.id)
  const { t } = useTranslation('shared/forms')
  const { value, onChange, isPartial = false, isReadOnly, ref } = props
  if (isReadOnly) return <FieldText {...props} value={t(value ? 'yes' : 'no')} />
  return (
    <Choice {...props} ids={ids}>
      <input
        {...getControlAttributes(ids, props)}
        ref={(box) => {
          if (box) box.indeterminate = isPartial
          if (typeof ref === 'function') return ref(box)
          if (ref) ref.current = box
        }}
        type="checkbox"
        checked={value}
        disabled={props.isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Choice>
  )
}
