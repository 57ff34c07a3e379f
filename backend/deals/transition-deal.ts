import { release } from '../allocations/release'
import type { BodyOf, Handler, StaffCall } from '../call'
import type { RowChange } from '../db/tables'
import { expectVersion } from '../db/version'
import { fromCents } from '../db/decimal-columns'
import { logStep } from '../documents/log-step'
import { nextVersion } from '../documents/next-version'
import { orderCanceled } from '../order-progress/follow-deal'
import { advanceDeal } from './advance-deal'
import { cargoOf } from './cargo-of'
import type { DealStatus } from './contract'
import { tellCanceled, tellConfirmed, tellSaleManager } from './deal-notices'
import { findDeal, type DealRecord } from './find-deal'
import { issueConfirmation } from './issue-confirmation'
import { presentDeal } from './present-deal'
import { recountMargins } from '../deal-margins/recount-margins'
import { dealSteps } from './rules/deal-steps'
import { specified, standingOf, stepSubject } from './step-subject'
import { dealWriteOf } from './deal-write'

type Wish = BodyOf<'transitionDeal'>

export const transitionDeal: Handler<'transitionDeal'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await findDeal(db, person, path.id)
  expectVersion(version, before.deal.version)
  const { isOverridden } = dealSteps.take(person, await subjectOf(call, before), body)
  await db
    .updateTable('deals')
    .set({
      ...(await broughtBy(call, before, body)),
      status: body.to,
      ...nextVersion(call, version),
    })
    .where('id', '=', path.id)
    .execute()
  await logStep(
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
  // What is loaded stays.
  if (body.to === 'canceled' || body.to === 'shipped') await release(call, 'deal_id', path.id)
  if (body.to === 'canceled') await orderCanceled(call, path.id, body.reason ?? '')
  // Its last cargo came before the rest was given up: nothing else takes it on.
  if (body.to === 'shipped' && (await cargoOf(db, path.id)).isDelivered)
    await advanceDeal(call, path.id, 'delivered')
  await recountMargins(db, [path.id])
  await tellOf(call, before, body, isOverridden)
  return presentDeal(call, await findDeal(db, person, path.id))
}

async function subjectOf({ db }: StaffCall, record: DealRecord) {
  const { deal } = record
  const client = await db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', deal.client_id)
    .executeTakeFirstOrThrow()
  return stepSubject(
    db,
    standingOf(deal),
    dealWriteOf(record),
    fromCents(deal.revenue_cents),
    specified(record.lines),
    client,
  )
}

/** What a step changes beside the status. */
async function broughtBy(
  call: StaffCall,
  record: DealRecord,
  { to, reason }: Wish,
): Promise<RowChange<'deals'>> {
  if (to === 'order_confirmation')
    return { order_confirmation_revision: await issueConfirmation(call, record) }
  if (to === 'confirmed') return { confirmed_at: call.clock().toISOString() }
  if (to === 'canceled') return { cancel_reason: reason ?? null }
  return {}
}

const TOLD = {
  draft: 'deal_reopened',
  order_confirmation: 'deal_order_confirmation',
  completed: 'deal_completed',
} as const

async function tellOf(
  call: StaffCall,
  { deal }: DealRecord,
  { to, reason = '' }: Wish,
  isOverridden: boolean,
): Promise<void> {
  if (to === 'confirmed') return tellConfirmed(call, deal, isOverridden)
  if (to === 'canceled') return tellCanceled(call, deal, deal.status === 'draft', reason)
  if (isTold(to)) return tellSaleManager(call, deal, TOLD[to])
}

const isTold = (status: DealStatus): status is keyof typeof TOLD => status in TOLD
