import { addWeeks, weekOf } from '@/shared/lib/timber'
import type { DealStatus } from '../deals/contract'
import { dayAfter } from './calendar'
import type { Dice } from './dice'

/** What became of a seeded deal so far: when it began, when it is due, and how far it has come. */
export type Story = {
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

export type StoryOptions = {
  /** How many days back deals begin. */
  daysBack: number
  /** How likely a due deal is not yet on its way, 0 to 1. */
  lateness: number
  /** How many lines a deal has at most; six when left out. */
  mostLines?: number
}

/** Tells how a deal went that began `age` days ago: the older it is and the nearer its week, the further it has come. */
export function tellStory(dice: Dice, now: Date, age: number, { lateness }: StoryOptions): Story {
  const date = dayAfter(now, -age)
  const lead = dice.chance(0.12) ? dice.between(14, 34) : dice.between(3, 11)
  const weekFrom = addWeeks(weekOf(date), lead)
  const weekTo = addWeeks(weekFrom, dice.between(0, 2))
  const weeksLeft = lead - age / 7
  const status = statusOf(dice, age, weeksLeft, lateness)
  return { age, date, weekFrom, weekTo, status, ...progressOf(dice, status, weeksLeft) }
}

function statusOf(dice: Dice, age: number, weeksLeft: number, lateness: number): DealStatus {
  if (dice.chance(0.05) && age > 10) return 'canceled'
  if (age <= 6) return dice.chance(0.7) ? 'draft' : 'order_confirmation'
  if (age <= 16)
    return dice.pick(['draft', 'order_confirmation', 'order_confirmation', 'confirmed'] as const)
  if (weeksLeft > 2) return dice.chance(0.92) ? 'confirmed' : 'order_confirmation'
  if (weeksLeft > 0) return dice.chance(0.5) ? 'loading' : 'confirmed'
  if (dice.chance(lateness)) return dice.chance(0.6) ? 'confirmed' : 'loading'
  if (weeksLeft > -2) return dice.chance(0.6) ? 'shipped' : 'loading'
  if (weeksLeft > -5) return dice.chance(0.7) ? 'delivered' : 'shipped'
  return dice.chance(0.93) ? 'completed' : 'delivered'
}

type Progress = Pick<
  Story,
  'wasConfirmed' | 'hasConfirmation' | 'purchased' | 'loaded' | 'delivered'
>

function progressOf(dice: Dice, status: DealStatus, weeksLeft: number): Progress {
  const nothing = {
    wasConfirmed: false,
    hasConfirmation: status !== 'draft',
    purchased: 0,
    loaded: 0,
    delivered: 0,
  }
  const sold = { ...nothing, wasConfirmed: true }
  const whole = 0.97 + dice.next() * 0.06
  switch (status) {
    case 'draft':
    case 'order_confirmation':
      return nothing
    case 'canceled':
      return { ...nothing, wasConfirmed: dice.chance(0.4) }
    case 'confirmed':
      return {
        ...sold,
        purchased: weeksLeft > 6 ? dice.pick([0, 0, 0.5]) : dice.pick([0, 0.4, 0.75, 1]),
      }
    case 'loading':
      return { ...sold, purchased: dice.pick([0.8, 1, 1]), loaded: 0.15 + dice.next() * 0.6 }
    case 'shipped':
      return { ...sold, purchased: whole, loaded: whole, delivered: dice.pick([0, 0, 0.5]) * whole }
    case 'delivered':
    case 'completed':
      return { ...sold, purchased: whole, loaded: whole, delivered: whole }
  }
}
