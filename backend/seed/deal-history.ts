import { toJson } from '../db/rows'
import type { NewRow } from '../db/tables'
import type { DealStatus } from '../deals/schema'
import type { StoredDeal } from '../deals/queries'
import { capAtNow, isWorkday, toWorkingHour, addDays } from './dates'
import { cargoManagers, purchaseManagers } from './people'
import { type Random, createSeedId } from './random'
import type { DealTimeline } from './timeline'
import { DAY_MS } from '@domain/calendar'

/** A transition of a seeded deal. */
export type SeededTransition = {
  from: DealStatus
  to: DealStatus
  at: string
  personId: string | null
  reason: string | null
}

const STATUS_ORDER: readonly DealStatus[] = [
  'draft',
  'order_confirmation',
  'confirmed',
  'loading',
  'shipped',
  'delivered',
  'completed',
]
const REASONS = [
  'The client found the wood elsewhere.',
  'The project is postponed until next year.',
  'No mill can supply the length in time.',
]
const REMARKS = [
  'The client asks for stickered packs.',
  'Price agreed by phone, written confirmation to follow.',
  'The mill has two more packs in week 49. Shall we take them?',
  'Please load the 4.8 m lengths first, the site needs them.',
  'Trucks are scarce this week; I have asked two more hauliers.',
  'Moisture is 17 % on average; the photos are in the report.',
  'The client confirmed the unloading slot: Tuesday, 8 to 11.',
]

/** Creates the transitions up to a deal's status, spread over the days since it was created. */
export function createTransitions(
  random: Random,
  { deal }: StoredDeal,
  timeline: DealTimeline,
  now: Date,
): SeededTransition[] {
  const statuses = listStatusesTo(timeline)
  const age = Math.max(1, (now.getTime() - Date.parse(deal.created_at)) / DAY_MS)
  return statuses.slice(1).flatMap((to, i): SeededTransition[] => {
    const from = statuses[i]
    if (!from) return []
    const days = Math.floor((age * (i + 1)) / (statuses.length + 0.5))
    const day = addDays(new Date(deal.created_at), days)
    const at = capAtNow(toWorkingHour(day, 8 + i, random.between(0, 59)), now)
    const isCargo = to === 'loading' || to === 'shipped' || to === 'delivered'
    const reason = to === 'canceled' ? random.pick(REASONS) : null
    return [
      {
        from,
        to,
        at: at < deal.created_at ? deal.created_at : at,
        personId: isCargo ? null : deal.sale_manager_id,
        reason,
      },
    ]
  })
}

function listStatusesTo({ status, wasConfirmed }: DealTimeline): DealStatus[] {
  if (status === 'canceled')
    return wasConfirmed
      ? ['draft', 'order_confirmation', 'confirmed', 'canceled']
      : ['draft', 'order_confirmation', 'canceled']
  return STATUS_ORDER.slice(0, STATUS_ORDER.indexOf(status) + 1)
}

/** Creates the history entries of a deal. */
export function createActivityRows(
  { deal }: StoredDeal,
  transitions: readonly SeededTransition[],
): NewRow<'activity'>[] {
  const createActivityEntry = (position: number, at: string, personId: string | null) => ({
    id: createSeedId(`activity ${deal.number} ${position}`),
    record_kind: 'deal' as const,
    record_id: deal.id,
    position,
    at,
    person_id: personId,
  })
  const created = {
    ...createActivityEntry(1, deal.created_at, deal.created_by),
    kind: 'created' as const,
    changes: toJson([]),
    reason: null,
  }
  return [
    created,
    ...transitions.map((transition, i) => ({
      ...createActivityEntry(i + 2, transition.at, transition.personId),
      kind: 'transition' as const,
      changes: toJson([{ field: 'status', line: null, from: transition.from, to: transition.to }]),
      reason: transition.reason,
    })),
  ]
}

/** Creates comments on a deal. */
export function createCommentRows(
  random: Random,
  { deal }: StoredDeal,
  now: Date,
): NewRow<'comments'>[] {
  const count = random.pick([0, 0, 0, 1, 1, 2, 3])
  const ships = deal.confirmed_at !== null
  const commenters = [deal.sale_manager_id, ...purchaseManagers, ...(ships ? cargoManagers : [])]
  const age = (now.getTime() - Date.parse(deal.created_at)) / DAY_MS
  const createdAt = Date.parse(deal.created_at)
  const planned = Array.from({ length: count }, (_, i) => ({
    text: random.pick(REMARKS),
    created_by: random.pick(commenters),
    created_at: toCommentTime(
      new Date(createdAt + Math.min(age, 25) * ((i + 1) / (count + 1)) * DAY_MS),
      deal.created_at,
    ),
  }))
  return planned
    .filter(({ created_at }) => created_at <= now.toISOString())
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    .map((comment, i) => ({
      id: createSeedId(`comment ${deal.number} ${i + 1}`),
      record_kind: 'deal' as const,
      record_id: deal.id,
      position: i + 1,
      ...comment,
    }))
}

/** First hour in UTC, and number of hours, which are from 8 to 17 in Vilnius all year. */
const [FIRST_HOUR, HOURS] = [7, 7]

/**
 * Returns the next working time in Vilnius on that day or the next workday.
 * @param since earliest moment, ISO 8601
 */
function toCommentTime(moment: Date, since: string): string {
  const at = toWorkingHour(
    addDays(moment, 0),
    FIRST_HOUR + (moment.getUTCMinutes() % HOURS),
    moment.getUTCSeconds(),
  )
  const isOff = !isWorkday(addDays(moment, 0))
  return isOff || at < since ? toCommentTime(new Date(moment.getTime() + DAY_MS), since) : at
}
