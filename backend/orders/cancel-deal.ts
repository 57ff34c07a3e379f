import { releaseAllocations } from '../allocations/release-allocations'
import type { StaffCall } from '../call'
import { notifyDealCanceled } from '../deals/notify-deal-change'
import { logStep } from '../documents/log-step'
import { toNextVersion } from '../documents/next-version'

/** Cancels the deal of an order that is canceled: what is not loaded of it is free again. */
export async function cancelDeal(call: StaffCall, dealId: string, reason: string): Promise<void> {
  const { db, person } = call
  const deal = await db
    .selectFrom('deals')
    .selectAll()
    .where('id', '=', dealId)
    .where('status', '!=', 'canceled')
    .executeTakeFirst()
  if (!deal) return
  await db
    .updateTable('deals')
    .set({ status: 'canceled', cancel_reason: reason, ...toNextVersion(call, deal.version) })
    .where('id', '=', dealId)
    .execute()
  await logStep(
    call,
    { kind: 'deal', id: dealId },
    { from: deal.status, to: 'canceled', personId: person.id, reason },
  )
  await releaseAllocations(call, 'deal_id', dealId)
  await notifyDealCanceled(call, deal, false, reason)
}
