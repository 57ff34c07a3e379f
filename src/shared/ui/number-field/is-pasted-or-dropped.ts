/** Whether an input changed by text that came from elsewhere in one piece: pasted, or dropped. */
export const isPastedOrDropped = (event: Event): boolean =>
  'inputType' in event && String(event.inputType).startsWith('insertFrom')
