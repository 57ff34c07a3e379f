import type { MouseEvent } from 'react'

/** Leads the focus to the panel's first field, for a button that goes away when it is pressed and must not take the focus along. */
export function focusFirstField({ currentTarget }: MouseEvent): void {
  currentTarget.closest('[data-keep-open]')?.querySelector('input')?.focus()
}
