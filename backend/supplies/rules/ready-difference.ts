import { fromLitres, toLitres } from '../../db/decimal-columns'
import type { Schemas } from '../contract'

/** Confirmed and ready m3 of a line; null if unknown. */
export type PartialVolumes = { confirmed_m3: string | null; ready_m3: string | null }

/**
 * Returns how the ready volume deviates from the confirmed one beyond tolerance; null if it does
 * not, or one is unknown.
 */
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
