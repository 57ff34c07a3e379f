/** Joins class names and skips empty ones. CSS module classes are typed as possibly undefined. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
