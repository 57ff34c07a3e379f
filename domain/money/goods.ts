import { convertToEuro } from './margin'
import { sumAmounts, sumVolumes } from './amounts'

/** Totals of a line; null where unknown. */
export interface GoodsLine {
  /** m3, three decimals. */
  readonly volume: string | null
  readonly weightKg: number | null
  readonly amount: string | null
}

/**
 * Totals of a document's known lines; `amount_eur` is null if the exchange rate is missing or
 * invalid.
 */
export interface Goods {
  readonly volume_m3: string
  readonly weight_kg: number
  readonly amount: string
  readonly amount_eur: string | null
}

const isRate = (text: string) => /^(?=.*[1-9])\d{1,6}(\.\d{1,6})?$/.test(text)
const isNotNull = <Value>(value: Value | null): value is Value => value !== null

/** Adds up the known values of the lines. */
export function sumGoods(
  lines: readonly GoodsLine[],
  {
    currency,
    exchange_rate: rate,
  }: { readonly currency: string; readonly exchange_rate: string | null },
): Goods {
  const amount = sumAmounts(lines.map((line) => line.amount).filter(isNotNull))
  return {
    volume_m3: sumVolumes(lines.map((line) => line.volume).filter(isNotNull)),
    weight_kg: lines.reduce((sum, line) => sum + (line.weightKg ?? 0), 0),
    amount,
    amount_eur:
      currency === 'EUR'
        ? amount
        : rate !== null && isRate(rate)
          ? convertToEuro(amount, rate)
          : null,
  }
}
