import { computeShare } from '../../allocations/rules/allocation-cost'

/** Splits an amount in cents by litres. Rounded shares always add up to the amount. */
export function splitFreight(cents: number, litres: readonly number[]): number[] {
  const whole = litres.reduce((sum, each) => sum + each, 0)
  let [before, given] = [0, 0]
  return litres.map((each) => {
    before += each
    const own = computeShare(cents, before, whole) - given
    given += own
    return own
  })
}
