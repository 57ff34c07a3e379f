/** Joins the class names that are there. A module's class is a string or nothing to the type checker, and always a string here. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
