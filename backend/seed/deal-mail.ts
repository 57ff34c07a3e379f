import { toJson } from '../db/json'
import type { NewRow } from '../db/tables'
import type { StoredDeal } from '../deals/find-deal'
import { getDealCommentRecipients } from '../deals/rules/comment-recipients'
import type { MessageKey } from '../notifications/format-message'
import type { SeededStep } from './deal-history'
import { purchaseManagers, getSeededName, getSeededRole } from './people'
import { createSeedId } from './seed-id'

/** Notifications older than this are not seeded. Those a few days old are read, unless all are to be unread. */
const RETENTION_DAYS = 21
const READ_DAYS = 3

type Mail = { to: string; key: MessageKey; at: string; by: string; reason?: string }

/** What people were told of a deal. */
export function notificationRows(
  { deal }: StoredDeal,
  steps: readonly SeededStep[],
  comments: readonly NewRow<'comments'>[],
  now: Date,
  isAllUnread: boolean,
): NewRow<'notifications'>[] {
  const mails = [
    ...steps.flatMap((step) => createStepMail(step)),
    ...comments.flatMap((_, i) => createCommentMail(deal, comments.slice(0, i + 1))),
  ]
  const daysOld = (at: string) => (now.getTime() - Date.parse(at)) / 86_400_000
  return mails
    .filter(({ at }) => daysOld(at) <= RETENTION_DAYS)
    .map(({ to, key, at, by, reason = '' }, i) => ({
      id: createSeedId(`notification ${deal.number} ${i}`),
      person_id: to,
      key,
      params: toJson({
        number: deal.number,
        client: deal.client_name,
        person: getSeededName(by),
        reason,
      }),
      record_kind: 'deal' as const,
      record_id: deal.id,
      created_at: at,
      is_read: !isAllUnread && daysOld(at) > READ_DAYS ? 1 : 0,
    }))
}

function createStepMail({ from, to, at, personId, reason }: SeededStep): Mail[] {
  const by = personId ?? ''
  if (to === 'confirmed')
    return purchaseManagers.map((buyer) => ({ to: buyer, key: 'deal_confirmed', at, by }))
  if (to === 'canceled' && from !== 'draft') {
    return purchaseManagers.map((buyer) => ({
      to: buyer,
      key: 'deal_canceled',
      at,
      by,
      reason: reason ?? '',
    }))
  }
  return []
}

/** Whom the last of these comments was told to, by the product's own rule. */
function createCommentMail(
  deal: StoredDeal['deal'],
  comments: readonly NewRow<'comments'>[],
): Mail[] {
  const last = comments.at(-1)
  if (!last) return []
  const { created_at: at, created_by: by } = last
  const subject = {
    saleManagerId: deal.sale_manager_id,
    wasConfirmed: deal.confirmed_at !== null && deal.confirmed_at <= at,
  }
  const speakers = comments.map(({ created_by: id }) => ({ id, role: getSeededRole(id) }))
  const told = new Set(getDealCommentRecipients(subject, purchaseManagers, speakers))
  told.delete(by)
  return [...told].map((to) => ({ to, key: 'deal_commented', at, by }))
}
