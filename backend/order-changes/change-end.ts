import { shiftDay } from '@domain/calendar'
import type { AppContext } from '../app-context'
import { getBusinessDay, getStartOfBusinessDay } from '../business-day'
import type { Schemas } from '../call'
import type { Db, Row } from '../db/tables'
import { assertAnswerDay } from '../documents/answer-day'
import { cancelJob, scheduleJob, setJobTime, type JobSchedule } from '../due-work/schedule-job'
import { Problem } from '../problems/problem'

/** Days in which buyers answer a proposed change, if the sale manager chooses no other day. */
const DAYS_TO_ANSWER = 7
/** Days until which the packs of a proposed change stay reserved at most. */
const MAX_DAYS_TO_ANSWER = 31
/** Days before the last one on which the buyers are reminded. */
const DAYS_TO_REMINDER = 2

type EndHost = JobSchedule & Pick<AppContext, 'timeZone'>

/** Returns the days until which buyers can answer a change that is sent today. */
export function getAnswerDays(host: Pick<AppContext, 'clock' | 'timeZone'>): Schemas['AnswerDays'] {
  const first = getBusinessDay(host)
  return {
    first,
    usual: shiftDay(first, DAYS_TO_ANSWER),
    last: shiftDay(first, MAX_DAYS_TO_ANSWER),
  }
}

/**
 * Returns the last day on which the buyers can answer a revision; null unless it is sent to them.
 * @param asked the day that the sale manager chose
 * @throws Problem 422 for a day that is over or too far, or where no buyer answers
 */
export function findLastAnswerDay(
  host: EndHost,
  { deal }: { deal: Pick<Row<'deals'>, 'portal_order_id'> },
  { to, asked }: { to: string; asked: string | undefined },
): string | null {
  const pointer = '/answer_until'
  if (to !== 'sent' || deal.portal_order_id === null) {
    if (asked !== undefined) throw Problem.invalid({ pointer, code: 'locked' })
    return null
  }
  if (asked === undefined) return getAnswerDays(host).usual
  assertAnswerDay(host, { pointer, day: asked, maxDays: MAX_DAYS_TO_ANSWER })
  return asked
}

/**
 * Schedules the end of a proposed change after its last day, and a reminder unless that would be
 * today.
 */
export async function scheduleChangeEnd(
  host: EndHost,
  dealId: string,
  answerUntil: string,
): Promise<void> {
  const getStart = (days: number) =>
    getStartOfBusinessDay(shiftDay(answerUntil, days), host.timeZone)
  await scheduleJob(host, 'order_change_end', dealId, getStart(1))
  const reminder = getStart(-DAYS_TO_REMINDER)
  await setJobTime(host, 'order_change_reminder', dealId, reminder > host.clock() ? reminder : null)
}

/** Cancels the end of a proposed change that was answered or withdrawn, and its reminder. */
export async function cancelChangeEnd(db: Db, dealId: string): Promise<void> {
  await cancelJob(db, 'order_change_end', dealId)
  await cancelJob(db, 'order_change_reminder', dealId)
}
