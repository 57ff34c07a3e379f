import type { Handler, PersonCall } from '../call'
import type { Row } from '../db/tables'
import { notifySaleManager } from '../deals/notify-deal-change'
import { loadDealUnchecked, type StoredDeal } from '../deals/queries'
import { dealRevisionKind } from '../deals/revisions'
import { assertVersion } from '../records/record-head'
import { answerRevision } from '../documents/revision-transitions'
import { notifyOnce } from '../notifications/notify'
import { mailSaleManager } from '../order-changes/change-mails'
import { Problem } from '../problems/problem'
import { presentOrder } from './present-order'
import { requireOrder } from './queries'

/**
 * Takes a buyer's answer to a proposed change. An acceptance is judged like an agreement that the
 * sale manager records: if the sale manager has to resolve something first, it is refused, and the
 * sale manager is notified.
 */
export const answerOrderChange: Handler<'answerOrderChange'> = async (call) => {
  const { db, person, path, body, version } = call
  const { order } = await requireOrder(db, person, path.id)
  assertVersion(version, order.version)
  if (order.deal_id === null) throw new Problem('not_allowed_now')
  const record = await loadDealUnchecked(db, order.deal_id)
  const isAccepted = body.answer === 'accept'
  const given = { revision: body.revision, isAccepted, reason: body.reason }
  const actor = { id: record.deal.sale_manager_id, role: 'sale_manager' as const }
  try {
    await answerRevision(dealRevisionKind, call, record, { given, actor })
  } catch (error) {
    if (!(error instanceof Problem) || !NEEDS_SALE_MANAGER.has(error.code)) throw error
    throw Problem.missing({ code: 'seller_approval' }).andThen((host) =>
      notifyBlockedAnswer({ ...call, ...host }, record, { order, revision: body.revision }),
    )
  }
  const declinedKey = body.reason ? 'order_change_declined_reason' : 'order_change_declined'
  const key = isAccepted ? 'order_change_accepted' : declinedKey
  await notifySaleManager(call, record.deal, key, body.reason)
  await mailSaleManager(call, {
    deal: record.deal,
    order,
    key,
    mail: {
      revision: body.revision,
      person: person.name,
      reason: body.reason,
    },
  })
  return presentOrder(call, await requireOrder(db, person, path.id))
}

/**
 * Problems that only the sale manager can resolve: missing needs, and a deal that changed since.
 */
const NEEDS_SALE_MANAGER: ReadonlySet<Problem['code']> = new Set(['needs_missing', 'validation'])

/** Notifies the sale manager that a buyer could not accept a change, once for each change. */
async function notifyBlockedAnswer(
  call: PersonCall,
  { deal }: StoredDeal,
  { order, revision }: { order: Row<'orders'>; revision: number },
): Promise<void> {
  const notified = await notifyOnce(call, {
    people: [deal.sale_manager_id],
    key: 'order_change_blocked',
    params: { number: deal.number, client: deal.client_name, revision: String(revision) },
    record: { kind: 'deal', id: deal.id },
  })
  if (notified.length > 0)
    await mailSaleManager(call, {
      deal,
      order,
      key: 'order_change_blocked',
      mail: {
        revision,
        person: call.person.name,
      },
    })
}
