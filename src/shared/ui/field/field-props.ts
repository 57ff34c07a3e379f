import type { ReactNode } from 'react'

/** Props of every field component. */
export interface FieldProps<Value> {
  /**
   * Required as the accessible name; hide it with `isLabelHidden` where a column header repeats it.
   */
  label: string
  isLabelHidden?: boolean | undefined
  value: Value
  onChange: (value: Value) => void
  onBlur?: (() => void) | undefined
  /** How to fill the field in. */
  hint?: ReactNode
  /** The error and how to fix it. Marks the field as invalid. */
  error?: string | undefined
  /**
   * Warning that does not block; null for none now. Pass null from the start, so that a later
   * warning is announced.
   */
  warning?: string | null | undefined
  /** Id of another text that describes this field. */
  noteId?: string | undefined
  isRequired?: boolean | undefined
  isReadOnly?: boolean | undefined
  isDisabled?: boolean | undefined
  name?: string | undefined
  /** Set it only if a label elsewhere refers to the control. */
  id?: string | undefined
  /** Class of the outer element, for layout only. */
  className?: string | undefined
}
