import { convertToEuro } from '@domain/money'
import { formatDecimal, trimDecimal } from '@domain/numbers'
import {
  computeLineAmount,
  computeLineVolume,
  computeLineWeight,
  type SoldQuantity,
} from '@domain/timber'
import type { Schemas } from '../call'

/**
 * Formats a share in per cent with at most two decimals, rounded down below 100 and up above, so
 * that 100 means full; 0 if the whole is 0.
 */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return '0'
  const over = part > whole ? BigInt(whole) - 1n : 0n
  const hundredths = (BigInt(part) * 10_000n + over) / BigInt(whole)
  const max = 99_999_999n
  return trimDecimal(formatDecimal(hundredths > max ? max : hundredths, 2))
}

/** Converts a document's amount to euro; null without an exchange rate. */
export function convertDocumentAmount(
  document: { currency: Schemas['Currency']; exchange_rate: string | null },
  amount: string,
): string | null {
  if (document.currency === 'EUR') return amount
  return document.exchange_rate === null ? null : convertToEuro(amount, document.exchange_rate)
}

/** The fields of a line that its figures are computed from. */
export type MeasuredWood = SoldQuantity & { specification: Schemas['Specification'] }

/** Returns the m3 and kg of a line. */
export function computeWoodFigures({ quantity, unit, specification }: MeasuredWood): {
  volume_m3: string
  weight_kg: number
} {
  return {
    volume_m3: computeLineVolume(quantity, unit, specification) ?? '0.000',
    weight_kg: computeLineWeight(quantity, unit, specification) ?? 0,
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
): string | null => price && computeLineAmount(line, price, line.specification, currency)
