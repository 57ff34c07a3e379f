import { lineAmount, lineVolume, lineWeight, type SoldQuantity } from '@/shared/lib/timber'
import type { Schemas } from '../call'

/** What the figures of a line of wood come from. */
export type MeasuredWood = SoldQuantity & { specification: Schemas['Specification'] }

/** How much wood a line is: m3 and kg. */
export function computeWoodFigures({ quantity, unit, specification }: MeasuredWood): {
  volume_m3: string
  weight_kg: number
} {
  return {
    volume_m3: lineVolume(quantity, unit, specification) ?? '0.000',
    weight_kg: lineWeight(quantity, unit, specification) ?? 0,
  }
}

/** Amount of a line at a price for its price unit, in that currency; null without a price. */
export const computeWoodAmount = (
  line: MeasuredWood,
  price: string | null,
  currency = 'EUR',
): string | null => price && lineAmount(line, price, line.specification, currency)
