/** Focuses a field with the caret at its end, as a spreadsheet does. */
export function focusAtEnd(field: HTMLInputElement | null) {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
