import type { Schemas } from '../call'
import type { PurchaseLine } from './last-paid'
import { compareToTarget, toComparablePrice } from './offer-prices'
import type { PlannedSawmill } from './suitable-sawmills'

type Offer = Schemas['SawmillOffer']

type RankedLine = {
  /** Index of the line in `mismatchesByLine`. */
  at: number
  line: PurchaseLine
  target: Schemas['ComparablePrice'] | null
}

/**
 * Returns the mills that could supply a line, best first, and marks the best. Mills without a
 * mismatch that are ready in time come first, then those with the lowest price, then those that are
 * more often on time. Only mills that the user added are listed in spite of a mismatch.
 */
export function rankOffers(
  sawmills: readonly PlannedSawmill[],
  { at, line, target }: RankedLine,
): Offer[] {
  const candidates = sawmills.flatMap(
    ({ sawmill, isAdded, lastPaid, mismatchesByLine }): Candidate[] => {
      const mismatches = mismatchesByLine[at] ?? []
      if (mismatches.length > 0 && !isAdded) return []
      const paid = lastPaid.get(line.id)
      const last_paid = paid
        ? {
            ...compareToTarget(toComparablePrice(paid, line.specification), target),
            supply: paid.supply,
            ordered_on: paid.ordered_on,
          }
        : null
      return [{ sawmill, offer: { sawmill_id: sawmill.id, last_paid, is_best: false, mismatches } }]
    },
  )
  const ranked = candidates.toSorted(compareCandidates)
  const priced = ranked.filter((one) => isComparable(one))
  return ranked.map((one) => ({
    ...one.offer,
    is_best: priced.length > 1 && one === priced[0],
  }))
}

type Candidate = {
  sawmill: Schemas['PlanSawmill']
  offer: Offer
}

const isLate = ({ sawmill }: Candidate): boolean => (sawmill.weeks_to_delivery ?? 0) < 0

/** True if the mill suits, is ready in time and has a price. */
const isComparable = (one: Candidate): boolean =>
  one.offer.mismatches.length === 0 && !isLate(one) && getEuroPrice(one) !== Infinity

const getEuroPrice = ({ offer: { last_paid } }: Candidate): number =>
  Number(last_paid?.eur_per_m3 ?? Infinity)

function compareCandidates(a: Candidate, b: Candidate): number {
  const getOnTime = ({ sawmill }: Candidate) => Number(sawmill.on_time_percent ?? -1)
  const compareNumbers = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)
  return (
    Number(a.offer.mismatches.length > 0) - Number(b.offer.mismatches.length > 0) ||
    Number(isLate(a)) - Number(isLate(b)) ||
    compareNumbers(getEuroPrice(a), getEuroPrice(b)) ||
    getOnTime(b) - getOnTime(a) ||
    a.sawmill.name.localeCompare(b.sawmill.name)
  )
}
