import { countDays } from '@domain/calendar'
import { getBusinessDay } from '../business-day'
import type { PersonCall } from '../call'
import { Problem } from '../problems/problem'
import { isValidDay } from './terms'

type Today = Pick<PersonCall, 'clock' | 'timeZone'>

/** True if a last day to answer is over. */
export const isAnswerDayOver = (host: Today, day: string | null): boolean =>
  day !== null && day < getBusinessDay(host)

/**
 * Checks the last day on which another party can answer.
 * @param maxDays days from today to the latest one
 * @throws Problem 422 for a day that is over, too far, or does not exist
 */
export function assertAnswerDay(
  host: Today,
  { pointer, day, maxDays }: { pointer: string; day: string; maxDays: number },
): void {
  const today = getBusinessDay(host)
  if (!isValidDay(day)) throw Problem.invalid({ pointer, code: 'wrong_format' })
  if (day < today) throw Problem.invalid({ pointer, code: 'past_day' })
  if (countDays(today, day) > maxDays)
    throw Problem.invalid({ pointer, code: 'day_too_late', params: { max: maxDays } })
}
