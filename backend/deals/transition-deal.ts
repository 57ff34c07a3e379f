import { notifyReleasedWood } from '../allocations/fit-deal'
import { getBusinessDay } from '../business-day'
import type { RequestBody, Handler, PersonCall } from '../call'
import type { RowChange } from '../db/tables'
import { assertVersion, toNextVersion } from '../records/record-head'
import { fromCents } from '../db/decimal-columns'
import { issueNextRevision, withdrawPendingRevision } from '../documents/revision-transitions'
import { logTransition } from '../documents/transitions'
import {
  cancelOrderOfDeal,
  releaseUnloadedWood,
  syncOrderWithDeal,
} from '../order-progress/order-progress'
import { advanceDeal } from './advance-deal'
import {
  findCargoProgress,
  parseLineSpecifications,
  toDealState,
  loadDealTransitionSubject,
} from './deal-transition-subject'
import { notifyDealCanceled, notifyDealConfirmed, notifySaleManager } from './notify-deal-change'
import { requireDeal, loadDealUnchecked, type StoredDeal } from './queries'
import { dealRevisionKind } from './revisions'
import { presentDeal } from './present-deal'
import { recordChanges } from '../db/unit-of-work'
import { dealStateMachine } from './rules/deal-state-machine'
import { toDealWrite, type DealStatus } from './schema'

type TransitionInput = RequestBody<'transitionDeal'>

export const transitionDeal: Handler<'transitionDeal'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await requireDeal(db, person, path.id)
  assertVersion(version, before.deal.version)
  const { isOverridden } = dealStateMachine.take(person, await loadSubject(call, before), body)
  await db
    .updateTable('deals')
    .set({
      ...(await runTransition(call, before, body)),
      status: body.to,
      ...toNextVersion(call, version),
    })
    .where('id', '=', path.id)
    .execute()
  recordChanges(db, { deals: [path.id] })
  await logTransition(
    call,
    { kind: 'deal', id: path.id },
    {
      from: before.deal.status,
      to: body.to,
      personId: person.id,
      reason: body.reason,
      isOverridden,
    },
  )
  if (loadsNoMore(body.to)) {
    const cuts = await releaseUnloadedWood(call, path.id)
    // A cancellation is itself notified to the purchase managers.
    if (body.to !== 'canceled') await notifyReleasedWood(call, before.deal, cuts)
  }
  if (body.to === 'canceled') await cancelOrderOfDeal(call, path.id)
  if (body.to === 'shipped') await syncOrderWithDeal(call, path.id, body.to)
  // A draft is changed itself, and a canceled deal no more.
  if (body.to === 'canceled' || body.to === 'draft')
    await withdrawPendingRevision(dealRevisionKind, call, before, body.reason)
  if (body.to === 'shipped') await withdrawProposedChange(call, path.id)
  // All cargo was delivered before the rest was closed, so no cargo would advance the deal later.
  if (body.to === 'shipped' && (await findCargoProgress(db, path.id)).isDelivered)
    await advanceDeal(call, path.id, 'delivered')
  await notifyTransition(call, before, body, isOverridden)
  return presentDeal(call, await requireDeal(db, person, path.id))
}

/**
 * Withdraws the revision of a portal order's deal that was shipped, so that its packs are free
 * again and its buyers no longer wait.
 */
export async function withdrawProposedChange(call: PersonCall, id: string): Promise<void> {
  const record = await loadDealUnchecked(call.db, id)
  if (record.deal.portal_order_id !== null)
    await withdrawPendingRevision(dealRevisionKind, call, record, undefined)
}

/**
 * True if nothing more is loaded after a user's transition. A deal that an earlier version
 * delivered has its unloaded wood until it is completed.
 */
const loadsNoMore = (to: DealStatus): boolean =>
  to === 'canceled' || to === 'shipped' || to === 'completed'

async function loadSubject({ db }: PersonCall, record: StoredDeal) {
  const { deal } = record
  const client = await db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', deal.client_id)
    .executeTakeFirstOrThrow()
  return loadDealTransitionSubject(db, {
    state: toDealState(deal),
    deal: toDealWrite(record),
    revenue: fromCents(deal.revenue_cents),
    lines: parseLineSpecifications(record.lines),
    client,
  })
}

/** Returns the changes of a transition beyond the status. */
async function runTransition(
  call: PersonCall,
  record: StoredDeal,
  { to, reason }: TransitionInput,
): Promise<RowChange<'deals'>> {
  if (to === 'order_confirmation')
    return {
      order_confirmation_revision: await issueNextRevision(dealRevisionKind, call, record),
    }
  if (to === 'confirmed')
    return { confirmed_at: call.clock().toISOString(), confirmed_on: getBusinessDay(call) }
  if (to === 'canceled') return { cancel_reason: reason ?? null }
  return {}
}

const SALE_MANAGER_MESSAGES = {
  draft: 'deal_reopened',
  order_confirmation: 'deal_order_confirmation',
  completed: 'deal_completed',
} as const

async function notifyTransition(
  call: PersonCall,
  { deal }: StoredDeal,
  { to, reason = '' }: TransitionInput,
  isOverridden: boolean,
): Promise<void> {
  if (to === 'confirmed') return notifyDealConfirmed(call, deal, isOverridden)
  if (to === 'canceled') return notifyDealCanceled(call, deal, deal.status === 'draft', reason)
  if (hasSaleManagerMessage(to)) return notifySaleManager(call, deal, SALE_MANAGER_MESSAGES[to])
}

const hasSaleManagerMessage = (status: DealStatus): status is keyof typeof SALE_MANAGER_MESSAGES =>
  status in SALE_MANAGER_MESSAGES
