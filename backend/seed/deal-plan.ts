import { weekOf, addWeeks } from '@/shared/lib/timber'
import { BLOCKED_CLIENT, clientList, OVER_LIMIT_CLIENT, type SeededClient } from './client-list'
import { dayAfter } from './calendar'
import { drawClient } from './deal-write'
import type { Dice } from './dice'
import { tellStory, type Story, type StoryOptions } from './story'

/** A deal before it is written: whom it is for and how it went. */
export type PlannedDeal = { client: SeededClient; story: Story }

/** Plans so many deals, spread over the past days, oldest first, and at the end those that show what stops a deal. */
export function planDeals(
  dice: Dice,
  now: Date,
  count: number,
  options: StoryOptions,
): PlannedDeal[] {
  const drawn = Array.from({ length: count }, (_, i): PlannedDeal => {
    const age = Math.floor(options.daysBack * (1 - i / count))
    return { client: drawClient(dice), story: tellStory(dice, now, age, options) }
  })
  return [...drawn, ...stoppedDeals(now)].toSorted((a, b) =>
    a.story.date.localeCompare(b.story.date),
  )
}

/**
 * Order confirmations of a client that is over its limit and of one that is blocked, and the deals that brought the first over its limit.
 */
function stoppedDeals(now: Date): PlannedDeal[] {
  const named = (name: string) => clientList.filter((client) => client.name === name)
  const story = (age: number, isSold: boolean): Story => ({
    age,
    date: dayAfter(now, -age),
    status: isSold ? 'confirmed' : 'order_confirmation',
    weekFrom: addWeeks(weekOf(dayAfter(now, 0)), isSold ? 2 : 5),
    weekTo: addWeeks(weekOf(dayAfter(now, 0)), isSold ? 3 : 6),
    wasConfirmed: isSold,
    hasConfirmation: true,
    purchased: isSold ? 0.6 : 0,
    loaded: 0,
    delivered: 0,
  })
  return [
    ...named(OVER_LIMIT_CLIENT).flatMap((client) =>
      [48, 41, 34, 27].map((age) => ({ client, story: story(age, true) })),
    ),
    ...named(OVER_LIMIT_CLIENT).map((client) => ({ client, story: story(3, false) })),
    ...named(BLOCKED_CLIENT).map((client) => ({ client, story: story(5, false) })),
  ]
}
