import { toWeek, addWeeks } from '@domain/timber'
import { BLOCKED_CLIENT, clientList, OVER_LIMIT_CLIENT, type SeededClient } from './client-list'
import { addDays } from './dates'
import { drawClient } from './deal-write'
import type { Random } from './random'
import { createTimeline, type DealTimeline, type TimelineOptions } from './timeline'

/** A deal before it is written: whom it is for and how it went. */
export type PlannedDeal = { client: SeededClient; timeline: DealTimeline }

/** Plans deals over the past days, oldest first. The last ones show what blocks a deal. */
export function planDeals(
  dice: Random,
  now: Date,
  count: number,
  options: TimelineOptions,
): PlannedDeal[] {
  const drawn = Array.from({ length: count }, (_, i): PlannedDeal => {
    const age = Math.floor(options.daysBack * (1 - i / count))
    return { client: drawClient(dice), timeline: createTimeline(dice, now, age, options) }
  })
  return [...drawn, ...stoppedDeals(now)].toSorted((a, b) =>
    a.timeline.date.localeCompare(b.timeline.date),
  )
}

/**
 * Order confirmations of a client over its credit limit and of a blocked one, and the deals that
 * used up the limit.
 */
function stoppedDeals(now: Date): PlannedDeal[] {
  const named = (name: string) => clientList.filter((client) => client.name === name)
  const timeline = (age: number, isSold: boolean): DealTimeline => ({
    age,
    date: addDays(now, -age),
    status: isSold ? 'confirmed' : 'order_confirmation',
    weekFrom: addWeeks(toWeek(addDays(now, 0)), isSold ? 2 : 5),
    weekTo: addWeeks(toWeek(addDays(now, 0)), isSold ? 3 : 6),
    wasConfirmed: isSold,
    hasConfirmation: true,
    purchased: isSold ? 0.6 : 0,
    loaded: 0,
    delivered: 0,
  })
  return [
    ...named(OVER_LIMIT_CLIENT).flatMap((client) =>
      [48, 41, 34, 27].map((age) => ({ client, timeline: timeline(age, true) })),
    ),
    ...named(OVER_LIMIT_CLIENT).map((client) => ({ client, timeline: timeline(3, false) })),
    ...named(BLOCKED_CLIENT).map((client) => ({ client, timeline: timeline(5, false) })),
  ]
}
