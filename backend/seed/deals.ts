import { getCountryLanguage } from '@domain/languages'
import { toJson, insertRows } from '../db/rows'
import type { Db, NewRow } from '../db/tables'
import { toBusinessDay } from '../business-day'
import { createConfirmationDocument } from '../deals/confirmation-document'
import type { StoredDeal } from '../deals/queries'
import { getDealCommentRecipients } from '../deals/rules/permissions'
import type { MessageKey } from '../notifications/format-message'
import { clientList } from './client-list'
import { formatClientAddress, getClientId } from './clients'
import {
  createActivityRows,
  createCommentRows,
  createTransitions,
  type SeededTransition,
} from './deal-history'
import { planDeals } from './deal-plan'
import { createDealRows } from './deal-rows'
import { createRandom, createSeedId } from './random'
import {
  getSeededEmail,
  getSeededName,
  getSeededRole,
  purchaseManagers,
  type SeedTools,
} from './people'
import { getSeededTexts } from './settings'
import type { TimelineOptions } from './timeline'
import { DAY_MS } from '@domain/calendar'

/**
 * Days after which notifications are not seeded. Older ones are read, except in `unread_mail`.
 */
const RETENTION_DAYS = 21

type SeededNotification = { to: string; key: MessageKey; at: string; by: string; reason?: string }

/** Creates the notifications of a deal. */
function createNotificationRows(
  { deal }: StoredDeal,
  transitions: readonly SeededTransition[],
  comments: readonly NewRow<'comments'>[],
  now: Date,
): NewRow<'notifications'>[] {
  const notifications = [
    ...transitions.flatMap((transition) => createTransitionNotifications(transition)),
    ...comments.flatMap((_, i) => createCommentNotifications(deal, comments.slice(0, i + 1))),
  ]
  const getAgeInDays = (at: string) => (now.getTime() - Date.parse(at)) / DAY_MS
  return notifications
    .filter(({ at }) => getAgeInDays(at) <= RETENTION_DAYS)
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
    }))
}

function createTransitionNotifications({
  from,
  to,
  at,
  personId,
  reason,
}: SeededTransition): SeededNotification[] {
  const by = personId ?? ''
  if (to === 'confirmed')
    return purchaseManagers.map((manager) => ({ to: manager, key: 'deal_confirmed', at, by }))
  if (to === 'canceled' && from !== 'draft') {
    return purchaseManagers.map((manager) => ({
      to: manager,
      key: 'deal_canceled',
      at,
      by,
      reason: reason ?? '',
    }))
  }
  return []
}

/** Creates the notifications of the last comment, for the recipients that the product chooses. */
function createCommentNotifications(
  deal: StoredDeal['deal'],
  comments: readonly NewRow<'comments'>[],
): SeededNotification[] {
  const last = comments.at(-1)
  if (!last) return []
  const { created_at: at, created_by: by } = last
  const subject = {
    saleManagerId: deal.sale_manager_id,
    wasConfirmed: deal.confirmed_at !== null && deal.confirmed_at <= at,
  }
  const commenters = comments.map(({ created_by: id }) => ({ id, role: getSeededRole(id) }))
  const recipients = new Set(getDealCommentRecipients(subject, purchaseManagers, commenters))
  recipients.delete(by)
  return [...recipients].map((to) => ({ to, key: 'deal_commented', at, by }))
}

/** Options for the deals of a world. */
export type DealsOptions = TimelineOptions & {
  count: number
  /** Leaves all notifications unread. */
  isAllUnread?: boolean
}

/** Adds deals with their lines, order confirmations, history, comments and notifications. */
export async function seedDeals(
  db: Db,
  { clock }: SeedTools,
  options: DealsOptions,
): Promise<void> {
  const now = clock()
  const random = createRandom(options.count)
  const sequences = new Map<string, number>()
  const all: Batch = {
    deals: [],
    lines: [],
    confirmations: [],
    activity: [],
    comments: [],
    notifications: [],
  }
  for (const plan of planDeals(random, now, options.count, options)) {
    const year = plan.timeline.date.slice(0, 4)
    const sequence = (sequences.get(year) ?? 0) + 1
    sequences.set(year, sequence)
    const record = createDealRows(random, { plan, sequence, now, maxLines: options.maxLines })
    const transitions = createTransitions(random, record, plan.timeline, now)
    applyTransitions(record, transitions)
    const comments = createCommentRows(random, record, now)
    all.deals.push(record.deal)
    all.lines.push(...record.lines)
    all.confirmations.push(...createConfirmationRows(record, transitions))
    all.activity.push(...createActivityRows(record, transitions))
    all.comments.push(...comments)
    all.notifications.push(...createNotificationRows(record, transitions, comments, now))
  }
  await insertBatch(db, all)
  const counters = [...sequences].map(([year, last]) => ({ series: 'D', year: Number(year), last }))
  await insertRows(db, 'document_counters', counters)
}

type Batch = {
  deals: NewRow<'deals'>[]
  lines: NewRow<'deal_lines'>[]
  confirmations: NewRow<'order_confirmations'>[]
  activity: NewRow<'activity'>[]
  comments: NewRow<'comments'>[]
  notifications: NewRow<'notifications'>[]
}

async function insertBatch(db: Db, all: Batch): Promise<void> {
  await insertRows(db, 'deals', all.deals)
  await insertRows(db, 'deal_lines', all.lines)
  await insertRows(db, 'order_confirmations', all.confirmations)
  await insertRows(db, 'activity', all.activity)
  await insertRows(db, 'comments', all.comments)
  await insertRows(db, 'notifications', all.notifications)
}

/** Applies the changes of its transitions to a deal. */
function applyTransitions({ deal }: StoredDeal, transitions: readonly SeededTransition[]): void {
  const last = transitions.at(-1)
  deal.version = 1 + transitions.length
  deal.updated_at = last?.at ?? deal.created_at
  deal.confirmed_at = transitions.find((transition) => transition.to === 'confirmed')?.at ?? null
  deal.confirmed_on = deal.confirmed_at && toBusinessDay(deal.confirmed_at)
  deal.cancel_reason = last?.to === 'canceled' ? last.reason : null
}

function createConfirmationRows(
  record: StoredDeal,
  transitions: readonly SeededTransition[],
): NewRow<'order_confirmations'>[] {
  const transition = transitions.find(({ to }) => to === 'order_confirmation')
  const client = clientList.find(({ name }) => getClientId(name) === record.deal.client_id)
  const { id, number, sale_manager_id } = record.deal
  if (!transition || !client) return []
  const { name, country, code, vat } = client
  const saleManager = {
    name: getSeededName(sale_manager_id),
    email: getSeededEmail(sale_manager_id),
  }
  const document = createConfirmationDocument(record, {
    client: {
      name,
      country,
      language: null,
      company_code: code,
      vat_code: vat,
      address: formatClientAddress(client),
    },
    saleManager,
    issue: {
      revision: 1,
      issued_at: transition.at,
      issued_by: { id: sale_manager_id, name: saleManager.name },
      printed: getSeededTexts(getCountryLanguage(country)),
    },
  })
  const row = {
    id: createSeedId(`confirmation ${number}`),
    deal_id: id,
    revision: 1,
    issued_at: transition.at,
  }
  return [{ ...row, issued_by: sale_manager_id, document: toJson(document) }]
}
