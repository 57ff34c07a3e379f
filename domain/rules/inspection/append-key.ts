/**
 * Appends a key of the number pad: a digit, or `.` or `,`. Returns the text unchanged if the key
 * does not fit.
 * @param digits maximum number of digits before the mark; one decimal may follow
 */
export function appendKey(typed: string, key: string, digits: number): string {
  const next = typed + (key === ',' ? '.' : key)
  const fits = /^\d+(\.\d?)?$/.test(next) && (next.split('.')[0] ?? '').length <= digits
  return fits ? next : typed
}
