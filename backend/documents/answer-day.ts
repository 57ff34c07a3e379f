import { countDays } from '@domain/timber'
import { getBusinessDay } from '../business-day'
import type { StaffCall } from '../call'
import { Problem } from '../problems/problem'

/** Days until which another party can answer. */
const MAX_DAYS = 366

/**
 * Checks the last day on which another party can answer.
 * @throws Problem 422 for a day that is over or too far
 */
export function assertAnswerDay(
  call: Pick<StaffCall, 'clock' | 'timeZone'>,
  pointer: string,
  day: string,
): void {
  const today = getBusinessDay(call)
  if (day < today) throw Problem.invalid({ pointer, code: 'past_day' })
  if (!(countDays(today, day) <= MAX_DAYS)) throw Problem.invalid({ pointer, code: 'day_too_late' })
}
