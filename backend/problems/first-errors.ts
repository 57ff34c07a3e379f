import type { FieldError } from './problem'

/** Of mistakes those that come first in their field: what follows from a wrong value is no help while that is wrong. */
export function pickFirstErrors(errors: readonly FieldError[]): FieldError[] {
  const first = new Map(errors.toReversed().map((error) => [error.pointer, error]))
  return errors.filter((error) => first.get(error.pointer) === error)
}
