/** Returns the value of a reading, or the reading if it has none. */
export const getValue = (read: { readonly ok: boolean; readonly value?: unknown }) =>
  read.ok ? read.value : read
