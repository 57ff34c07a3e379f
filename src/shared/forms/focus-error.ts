/** Focuses the first invalid field, or its first part, and scrolls it to the middle. */
export function focusFirstError(fields: ParentNode | null): void {
  const field = fields?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const part = field?.querySelector<HTMLElement>('[role="spinbutton"], [role="radio"], input')
  if (!field) return
  ;(part ?? field).focus()
  scrollToFocus()
}

/**
 * Scrolls the focused field to the middle, where neither a toast nor a footer covers it. Runs after
 * a focus that is set while rendering.
 */
export function scrollToFocus(): void {
  queueMicrotask(() => {
    const field = document.activeElement
    if (field !== document.body) field?.scrollIntoView?.({ block: 'center' })
  })
}
