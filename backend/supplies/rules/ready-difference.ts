import { fromLitres, toLitres } from '../../db/decimal-columns'
import type { Schemas } from '../contract'

/** What is confirmed and what is ready of a line, m3; null where it is not said. */
export type PartialVolumes = { confirmed_m3: string | null; ready_m3: string | null }

/** How what is ready of a line lies outside the tolerance around what is confirmed; null where it doesn't, or one of them is not said. */
export function getReadyDifference(
  { confirmed_m3, ready_m3 }: PartialVolumes,
  tolerancePercent: number,
): Schemas['ReadyOff'] | null {
  if (confirmed_m3 === null || ready_m3 === null) return null
  const [confirmed, ready] = [toLitres(confirmed_m3), toLitres(ready_m3)]
  const least = Math.ceil((confirmed * (100 - tolerancePercent)) / 100)
  const most = Math.floor((confirmed * (100 + tolerancePercent)) / 100)
  return ready < least || ready > most
    ? { ready: ready_m3, least: fromLitres(least), most: fromLitres(most) }
    : null
}
