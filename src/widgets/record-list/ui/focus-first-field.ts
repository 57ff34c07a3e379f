import type { MouseEvent } from 'react'

/** Moves the focus to the panel's first field, for a button that disappears when it is pressed. */
export function focusFirstField({ currentTarget }: MouseEvent): void {
  currentTarget.closest('[data-keep-open]')?.querySelector('input')?.focus()
}
