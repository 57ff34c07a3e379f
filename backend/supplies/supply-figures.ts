import { computeLineVolume } from '@domain/timber'
import { sumAmounts, sumVolumes } from '@domain/money'
import {
  computeWoodAmount,
  computeWoodFigures,
  convertDocumentAmount,
  type MeasuredWood,
} from '../wood-lines/wood-figures'
import type { Schemas } from '../call'
import type { SupplyFigures, SupplyLineWrite, SupplyWrite, SupplyStatus } from './schema'
import { fromLitres, toLitres } from '../db/decimal-columns'
import { countDaysPastWeek } from '../documents/terms'
import { AWAITED_SUPPLY_STATUSES } from '@domain/rules/statuses'

/**
 * Figures of a line: ordered, confirmed and ready m3. Weight (kg) and amount (supply's currency)
 * are of the confirmed quantity, else the ordered one.
 * The amount is null without a price.
 */
export type SupplyLineAmounts = PartialVolumes & {
  volume_m3: string
  weight_kg: number
  amount: string | null
}

type PricedSupplyLine = MeasuredWood &
  Pick<SupplyLineWrite, 'price' | 'confirmed_quantity' | 'ready_quantity'>

export function computeSupplyLineAmounts(
  line: PricedSupplyLine,
  currency: string,
): SupplyLineAmounts {
  const { quantity, unit, specification, confirmed_quantity, ready_quantity } = line
  const agreed = { ...line, quantity: confirmed_quantity ?? quantity }
  return {
    volume_m3: computeWoodFigures(line).volume_m3,
    weight_kg: computeWoodFigures(agreed).weight_kg,
    amount: computeWoodAmount(agreed, line.price, currency),
    confirmed_m3: confirmed_quantity && computeLineVolume(confirmed_quantity, unit, specification),
    ready_m3: ready_quantity && computeLineVolume(ready_quantity, unit, specification),
  }
}

export function sumSupplyFigures(
  supply: Pick<SupplyWrite, 'currency' | 'exchange_rate'>,
  lines: readonly SupplyLineAmounts[],
): SupplyFigures {
  const amount = sumAmounts(lines.map((line) => line.amount ?? '0.00'))
  return {
    volume_m3: sumVolumes(lines.map((line) => line.volume_m3)),
    weight_kg: lines.reduce((sum, line) => sum + line.weight_kg, 0),
    amount,
    amount_eur: convertDocumentAmount(supply, amount),
    confirmed_m3: sumKnownVolumes(lines.map((line) => line.confirmed_m3)),
    ready_m3: sumKnownVolumes(lines.map((line) => line.ready_m3)),
  }
}

function sumKnownVolumes(volumes: readonly (string | null)[]): string | null {
  const knownVolumes = volumes.filter((volume) => volume !== null)
  return knownVolumes.length === 0 ? null : sumVolumes(knownVolumes)
}

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

/**
 * Returns days since the end of the promised ready week; null if it has not ended, or nothing is
 * awaited.
 */
export function getSupplyLateDays(
  { status, ready_week }: { status: SupplyStatus; ready_week: string | null },
  today: string,
): number | null {
  return ready_week === null || !AWAITED_SUPPLY_STATUSES.includes(status)
    ? null
    : countDaysPastWeek(ready_week, today)
}
