import { getBusinessDay } from '../business-day'
import type { Db } from '../db/tables'
import { readDeal } from '../deals/queries'
import { dealRevisions } from '../deals/revisions'
import { findOpenRevision } from '../documents/revision-rows'
import type { Job } from '../due-work/run-due-jobs'
import { findOrderOfDeal } from '../order-changes/order-change'
import { scheduleChangeEnd } from '../order-changes/change-end'
import { notifyBuyers } from '../order-progress/order-progress'

/** Withdraws a proposed change that the buyers have not answered by its last day. */
export const expireOrderChange: Job = async (host, dealId) => {
  const { db } = host
  const answerUntil = await findAnswerDay(db, dealId)
  if (answerUntil === null) return
  if (answerUntil >= getBusinessDay(host)) return scheduleChangeEnd(host, dealId, answerUntil)
  await dealRevisions.withdraw({ ...host, person: null }, await readDeal(db, dealId), undefined)
}

/** Reminds the buyers of a proposed change that they have not answered. */
export const remindOfOrderChange: Job = async (host, dealId) => {
  const { db } = host
  const answerUntil = await findAnswerDay(db, dealId)
  if (answerUntil === null || answerUntil < getBusinessDay(host)) return
  await notifyBuyers(host, await findOrderOfDeal(db, dealId), 'order_change_reminder', {
    params: { day: answerUntil },
  })
}

/** Returns the last day to answer the change that is proposed; null if there is none. */
async function findAnswerDay(db: Db, dealId: string): Promise<string | null> {
  const row = await findOpenRevision(db, 'deal_revisions', dealId)
  return row?.status === 'sent' ? row.answer_until : null
}
