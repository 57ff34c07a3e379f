import { getUnitCents } from './amounts'
import { divideRounded } from '@domain/numbers/decimal'

/**
 * Returns `cents * part / whole` as an amount of the currency, rounded half away from zero; 0 if
 * the whole is 0. Uses BigInt, because cents times litres exceed 2^53.
 */
export function computeShare(
  cents: number,
  part: number | bigint,
  whole: number | bigint,
  currency: string,
): number {
  if (BigInt(whole) === 0n) return 0
  const unit = BigInt(getUnitCents(currency))
  return Number(divideRounded(BigInt(cents) * BigInt(part), BigInt(whole) * unit) * unit)
}

/**
 * Splits cents by weights into amounts of the currency. The rounded shares add up to the cents; all
 * are 0 if the weights are.
 */
export function splitCents(cents: number, weights: readonly number[], currency: string): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let [before, distributed] = [0, 0]
  return weights.map((weight) => {
    before += weight
    // The last share takes the decimals that amounts of older versions have beyond the currency's.
    const upTo =
      before === whole && whole !== 0 ? cents : computeShare(cents, before, whole, currency)
    const share = upTo - distributed
    distributed = upTo
    return share
  })
}
