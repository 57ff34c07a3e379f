/**
 * A number with one more key pressed: a digit, or the mark as `.` or `,`. What it has no room for is not taken.
 * @param digits before the mark at most; behind it there is one place
 */
export function appendKey(typed: string, key: string, digits: number): string {
  const next = typed + (key === ',' ? '.' : key)
  const fits = /^\d+(\.\d?)?$/.test(next) && (next.split('.')[0] ?? '').length <= digits
  return fits ? next : typed
}
