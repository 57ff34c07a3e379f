import {
  convertToEuro,
  formatDecimal,
  computeLineAmount,
  computeLineVolume,
  computeLineWeight,
  type SoldQuantity,
  trimDecimal,
} from '@domain/timber'
import type { Schemas } from '../call'
import { toLitres } from '../db/decimal-columns'

/** Pieces of a pack, and its own litres for wood whose pieces can't be measured. */
export type LotAmounts = { pcs: number; litres: number }

/**
 * Returns the total litres of packs: the volume of all their pieces, rounded once, as in a line of
 * as many pieces. If pieces can't be measured, it is the sum of the packs' litres.
 */
export function sumLotsLitres(
  lots: readonly LotAmounts[],
  specification: Schemas['Specification'],
): number {
  const sum = (name: keyof LotAmounts) => lots.reduce((total, lot) => total + lot[name], 0)
  const volume =
    lots.length === 0 ? null : computeLineVolume(String(sum('pcs')), 'pcs', specification)
  return volume === null ? sum('litres') : toLitres(volume)
}

/** Formats a share in per cent with at most two decimals; 0 if the whole is 0. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0
    ? '0'
    : formatHundredths((BigInt(part) * 20_000n + BigInt(whole)) / (BigInt(whole) * 2n))

/**
 * Formats a share in per cent, rounded down to two decimals, so that it reaches a whole per cent
 * only if the wood does; 0 if the whole is 0.
 */
export const formatProgress = (part: number, whole: number): string =>
  whole === 0 ? '0' : formatHundredths((BigInt(part) * 10_000n) / BigInt(whole))

function formatHundredths(hundredths: bigint): string {
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
