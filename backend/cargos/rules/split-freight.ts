import { computeShare } from '../../allocations/rules/allocation-cost'

/** An amount in cents split by parts of a whole, so that the shares come to it however they round. */
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
