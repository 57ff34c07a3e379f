import { compareWeeks } from '@domain/timber'
import { Problem } from '../problems/problem'

/**
 * Checks that the last week is not before the first.
 * @param last the parameter of the last week
 * @throws Problem 422
 */
export function assertWeekOrder(
  { week_from, week_to }: { week_from?: string | undefined; week_to?: string | undefined },
  last = 'week_to',
): void {
  if (week_from === undefined || week_to === undefined || compareWeeks(week_from, week_to) <= 0)
    return
  throw Problem.invalid({ pointer: `?${last}`, code: 'week_order' })
}
