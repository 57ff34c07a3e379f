import type { ReactNode } from 'react'

/** What every field of the kit takes, so that a form reads the same whatever it asks for. */
export interface FieldProps<Value> {
  /** Always present, because it names the field; `isLabelHidden` keeps it from sight where a column head says it already. */
  label: string
  isLabelHidden?: boolean | undefined
  value: Value
  onChange: (value: Value) => void
  onBlur?: (() => void) | undefined
  /** How to fill it in, before anything is wrong. */
  hint?: ReactNode
  /** What is wrong and what to do. Its presence makes the field invalid. */
  error?: string | undefined
  /** What may be a slip, and holds nothing up; null while there is nothing, left out where there never is. Announced when it comes. */
  warning?: string | null | undefined
  /** The id of words elsewhere on the screen that are about this field. */
  noteId?: string | undefined
  isRequired?: boolean | undefined
  isReadOnly?: boolean | undefined
  isDisabled?: boolean | undefined
  name?: string | undefined
  /** Given only where a label elsewhere must point here. */
  id?: string | undefined
  /** For the outermost element: its place in the layout, never its look. */
  className?: string | undefined
}
