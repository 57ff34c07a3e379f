import { shiftDay } from '@domain/calendar'
import { loadDealUnchecked } from '../deals/queries'
import { dealRevisionKind } from '../deals/revisions'
import { isAnswerDayOver } from '../documents/answer-day'
import { findSentRevision, withdrawPendingRevision } from '../documents/revision-transitions'
import type { Job } from '../due-work/run-due-jobs'
import { scheduleChangeEnd } from '../order-changes/change-end'
import { mailProposedChange } from '../order-changes/change-mails'
import { findOrderOfDeal, notifySaleManager } from '../order-changes/order-change'
import { findSentChange } from '../order-changes/proposed-change'
import { notifyBuyers } from '../order-progress/order-progress'

/** Withdraws a proposed change that the buyers have not answered by its last day. */
export const expireOrderChange: Job = async (host, dealId) => {
  const { db } = host
  const row = await findSentChange(db, dealId)
  if (!row) return
  // The day starts later than planned if `TIME_ZONE` was changed.
  if (!isAnswerDayOver(host, row.answer_until))
    return scheduleChangeEnd(host, dealId, row.answer_until)
  await withdrawPendingRevision(
    dealRevisionKind,
    { ...host, person: null },
    await loadDealUnchecked(db, dealId),
    undefined,
  )
}

/**
 * Reminds the buyers of a proposed change that they have not answered, and tells the sale manager.
 */
export const remindOfOrderChange: Job = async (host, dealId) => {
  const { db } = host
  const record = await loadDealUnchecked(db, dealId)
  const sent = await findSentRevision(dealRevisionKind, host, record)
  const day = sent?.row.answer_until ?? null
  if (!sent || day === null || isAnswerDayOver(host, day)) return
  const order = await findOrderOfDeal(db, dealId)
  await notifyBuyers(host, order, 'order_change_reminder', { params: { day } })
  const { row, revised } = sent
  const { differences, figures } = revised
  await mailProposedChange(host, order, 'order_change_reminder', {
    deal_id: dealId,
    revision: row.revision,
    differences,
    currency: record.deal.currency,
    newTotal: figures.revenue,
    answerUntil: day,
  })
  await notifySaleManager(host, record.deal, 'order_change_waiting', {
    revision: row.revision,
    day: shiftDay(day, 1),
  })
}
