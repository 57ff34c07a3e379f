import { shiftDay } from '@domain/timber'
import type { Db } from '../db/tables'
import { readDeal } from '../deals/queries'
import { dealRevisions } from '../deals/revisions'
import { isAnswerDayOver } from '../documents/answer-day'
import { findOpenRevision } from '../documents/revision-rows'
import type { Job } from '../due-work/run-due-jobs'
import { findOrderOfDeal, notifySeller } from '../order-changes/order-change'
import { scheduleChangeEnd } from '../order-changes/change-end'
import { notifyBuyers } from '../order-progress/order-progress'

/** Withdraws a proposed change that the buyers have not answered by its last day. */
export const expireOrderChange: Job = async (host, dealId) => {
  const { db } = host
  const row = await findProposed(db, dealId)
  if (!row) return
  // The day starts later than planned where the house has moved to another time zone.
  if (!isAnswerDayOver(host, row.answer_until))
    return scheduleChangeEnd(host, dealId, row.answer_until)
  await dealRevisions.withdraw({ ...host, person: null }, await readDeal(db, dealId), undefined)
}

/** Reminds the buyers of a proposed change that they have not answered, and tells the seller. */
export const remindOfOrderChange: Job = async (host, dealId) => {
  const { db } = host
  const row = await findProposed(db, dealId)
  if (!row || isAnswerDayOver(host, row.answer_until)) return
  await notifyBuyers(host, await findOrderOfDeal(db, dealId), 'order_change_reminder', {
    params: { day: row.answer_until },
  })
  const { deal } = await readDeal(db, dealId)
  await notifySeller(host, deal, 'order_change_waiting', {
    revision: row.revision,
    day: shiftDay(row.answer_until, 1),
  })
}

/** Returns the change that is proposed, with its last day; null if there is none. */
async function findProposed(db: Db, dealId: string) {
  const row = await findOpenRevision(db, 'deal_revisions', dealId)
  if (row?.status !== 'sent' || row.answer_until === null) return null
  return { revision: row.revision, answer_until: row.answer_until }
}
