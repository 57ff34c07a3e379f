import { useId } from 'react'

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
