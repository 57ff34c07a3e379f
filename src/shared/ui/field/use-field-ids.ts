import { useId } from 'react'

/** The ids that tie a control to its label, hint, error and warning. */
export interface FieldIds {
  control: string
  label: string
  hint: string
  error: string
  warning: string
}

/** Ids for one field; `id` is the control's where the caller chose one. */
export function useFieldIds(id?: string): FieldIds {
  const own = useId()
  const control = id ?? own
  return {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    error: `${control}-error`,
    warning: `${control}-warning`,
  }
}
