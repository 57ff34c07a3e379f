import { lineAmount, lineVolume, lineWeight, type SoldQuantity } from '@/shared/lib/timber'
import type { Schemas } from '../call'

/** The fields of a line that its figures are computed from. */
export type MeasuredWood = SoldQuantity & { specification: Schemas['Specification'] }

/** Returns the m3 and kg of a line. */
export function computeWoodFigures({ quantity, unit, specification }: MeasuredWood): {
  volume_m3: string
  weight_kg: number
} {
  return {
    volume_m3: lineVolume(quantity, unit, specification) ?? '0.000',
    weight_kg: lineWeight(quantity, unit, specification) ?? 0,
  }
}

/**
 * Returns the amount of a line at a price per its price unit, in the currency; null without a
 * price.
 */
export const computeWoodAmount = (
  line: MeasuredWood,
  price: string | null,
  currency = 'EUR',
): string | null => price && lineAmount(line, price, line.specification, currency)
