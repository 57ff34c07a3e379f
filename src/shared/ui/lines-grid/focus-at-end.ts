/** Puts the caret behind what is there, as a spreadsheet does. */
export function focusAtEnd(field: HTMLInputElement | null) {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
