/** True if a stored row has all of these values, so that a write would change nothing. */
export function rowEquals(row: object, values: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row))
  return Object.entries(values).every(([column, value]) => stored.get(column) === value)
}

/** True if the stored rows equal the values, in order. */
export const rowsEqual = (rows: readonly object[], values: readonly object[]): boolean =>
  rows.length === values.length && rows.every((row, i) => rowEquals(row, values[i] ?? {}))
