/** True if the input event comes from a paste or a drop. */
export const isPastedOrDropped = (event: Event): boolean =>
  'inputType' in event && String(event.inputType).startsWith('insertFrom')
