import { convertToEuro } from './margin'
import { sumAmounts, sumVolumes } from './sums'

/** What a line of goods comes to: null where it can't be told yet. */
export interface GoodsLine {
  /** m3, three places. */
  readonly volume: string | null
  readonly weightKg: number | null
  readonly amount: string | null
}

/** What the lines of a document come to as far as it is known; `amount_eur` is null while the exchange rate is open, or can't be read. */
export interface Goods {
  readonly volume_m3: string
  readonly weight_kg: number
  readonly amount: string
  readonly amount_eur: string | null
}

const isRate = (text: string) => /^(?=.*[1-9])\d{1,6}(\.\d{1,6})?$/.test(text)
const isNotNull = <Value>(value: Value | null): value is Value => value !== null

/** Sums what is known of the lines. */
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
