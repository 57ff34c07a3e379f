import type { FieldError } from './problem'

/** Returns the first errors per field: errors that follow from an invalid value are no help. */
export function pickFirstErrors(errors: readonly FieldError[]): FieldError[] {
  const first = new Map(errors.toReversed().map((error) => [error.pointer, error]))
  return errors.filter((error) => first.get(error.pointer) === error)
}
