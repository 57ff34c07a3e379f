import { addWeeks, toWeek } from '@domain/calendar'
import type { DealStatus } from '../deals/schema'
import { addDays, toWorkday } from './dates'
import type { Random } from './random'

/** History of a seeded deal: start, due week and progress. */
export type DealTimeline = {
  /** Days ago on which it began. */
  age: number
  /** `YYYY-MM-DD` */
  date: string
  status: DealStatus
  weekFrom: string
  weekTo: string
  wasConfirmed: boolean
  hasConfirmation: boolean
  /** Shares of the volume, 0 to 1.1. */
  purchased: number
  loaded: number
  delivered: number
}

export type TimelineOptions = {
  /** Age of the oldest deal in days. */
  daysBack: number
  /** Probability that a due deal has not left, 0 to 1. */
  lateness: number
  /** Maximum lines of a deal; six by default. */
  maxLines?: number
}

/**
 * Creates the timeline of a deal that started `age` days ago: the older it is and the nearer its
 * week, the further it is.
 */
export function createTimeline(
  random: Random,
  now: Date,
  age: number,
  { lateness }: TimelineOptions,
): DealTimeline {
  const date = toWorkday(addDays(now, -age))
  const lead = random.chance(0.12) ? random.between(14, 34) : random.between(3, 11)
  const weekFrom = addWeeks(toWeek(date), lead)
  const weekTo = addWeeks(weekFrom, random.between(0, 2))
  const weeksLeft = lead - age / 7
  const status = drawStatus(random, age, weeksLeft, lateness)
  return { age, date, weekFrom, weekTo, status, ...drawProgress(random, status, weeksLeft) }
}

function drawStatus(random: Random, age: number, weeksLeft: number, lateness: number): DealStatus {
  if (random.chance(0.05) && age > 10) return 'canceled'
  if (age <= 6) return random.chance(0.7) ? 'draft' : 'order_confirmation'
  if (age <= 16)
    return random.pick(['draft', 'order_confirmation', 'order_confirmation', 'confirmed'] as const)
  if (weeksLeft > 2) return random.chance(0.92) ? 'confirmed' : 'order_confirmation'
  if (weeksLeft > 0) return random.chance(0.5) ? 'loading' : 'confirmed'
  if (random.chance(lateness)) return random.chance(0.6) ? 'confirmed' : 'loading'
  if (weeksLeft > -2) return random.chance(0.6) ? 'shipped' : 'loading'
  if (weeksLeft > -5) return random.chance(0.7) ? 'delivered' : 'shipped'
  return random.chance(0.93) ? 'completed' : 'delivered'
}

type Progress = Pick<
  DealTimeline,
  'wasConfirmed' | 'hasConfirmation' | 'purchased' | 'loaded' | 'delivered'
>

function drawProgress(random: Random, status: DealStatus, weeksLeft: number): Progress {
  const emptyTimeline = {
    wasConfirmed: false,
    hasConfirmation: status !== 'draft',
    purchased: 0,
    loaded: 0,
    delivered: 0,
  }
  const sold = { ...emptyTimeline, wasConfirmed: true }
  const whole = 0.97 + random.next() * 0.06
  switch (status) {
    case 'draft':
    case 'order_confirmation':
      return emptyTimeline
    case 'canceled':
      return { ...emptyTimeline, wasConfirmed: random.chance(0.4) }
    case 'confirmed':
      return {
        ...sold,
        purchased: weeksLeft > 6 ? random.pick([0, 0, 0.5]) : random.pick([0, 0.4, 0.75, 1]),
      }
    case 'loading':
      return { ...sold, purchased: random.pick([0.8, 1, 1]), loaded: 0.15 + random.next() * 0.6 }
    case 'shipped':
      return {
        ...sold,
        purchased: whole,
        loaded: whole,
        delivered: random.pick([0, 0, 0.5]) * whole,
      }
    case 'delivered':
    case 'completed':
      return { ...sold, purchased: whole, loaded: whole, delivered: whole }
  }
}
