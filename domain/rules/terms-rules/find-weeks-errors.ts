import type { components } from '@contract/schema'
import { compareWeeks, isWeek } from '@domain/calendar'

type FieldError = components['schemas']['FieldError']

/** Returns the errors of a range of weeks. `from` and `to` are the names of its fields. */
export function findWeeksErrors<From extends string, To extends string>(
  weeks: Readonly<Record<From | To, string | null>>,
  from: From,
  to: To,
): FieldError[] {
  const [first, last] = [weeks[from], weeks[to]]
  const errors: FieldError[] = []
  if (first !== null && !isWeek(first)) errors.push({ pointer: `/${from}`, code: 'wrong_format' })
  if (last !== null && !isWeek(last)) errors.push({ pointer: `/${to}`, code: 'wrong_format' })
  if (last !== null && first === null) errors.push({ pointer: `/${from}`, code: 'required' })
  if (areWeeksReversed(first ?? '', last ?? ''))
    errors.push({ pointer: `/${to}`, code: 'week_order' })
  return errors
}

/** True if both are weeks and in the wrong order. */
export const areWeeksReversed = (from: string, to: string): boolean =>
  isWeek(from) && isWeek(to) && compareWeeks(to, from) < 0
