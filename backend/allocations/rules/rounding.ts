import { computeRounding } from '@domain/timber'

/** The packs on a mill's list that were not rejected: their litres and number. */
export type ListedPacks = {
  listed_l: number
  /** Volume of all their pieces, rounded once. */
  measured_l: number
  listed_packs: number
  /** Litres of the smallest pack; 0 without packs. */
  smallest_pack_l: number
}

const computeListRounding = ({ listed_packs, smallest_pack_l }: ListedPacks): number =>
  computeRounding(listed_packs, smallest_pack_l)

/**
 * Returns the sum of the listed packs if it, or the volume of their pieces, is the given volume but
 * for rounding, because all of the volume is listed then. Else returns the volume.
 */
export const toListedLitres = (litres: number, listed: ListedPacks): number =>
  [listed.listed_l, listed.measured_l].some(
    (sum) => Math.abs(sum - litres) <= computeListRounding(listed),
  )
    ? listed.listed_l
    : litres

/** Most litres by which the sum of a list exceeds the volume of the line. */
const computeListExcess = (listed: ListedPacks): number =>
  computeListRounding(listed) + Math.max(0, listed.listed_l - listed.measured_l)

/** Most litres by which the volume of the line exceeds the sum of its list. */
const computeListShortfall = (listed: ListedPacks): number =>
  computeListRounding(listed) + Math.max(0, listed.measured_l - listed.listed_l)

/** An allocation with its litres in cargo, and the packs that its loads name. */
export type NamedPart = {
  litres: number
  claimed: number
  /** Number of the packs. */
  named: number
  /** Litres of the packs beyond the volume of their pieces. */
  excess: number
}

/**
 * Returns the litres of the allocations of a line, so that they and the stock add up to its packs.
 * An allocation has at least the packs that its loads name. The last ones take the rest of the
 * rounding, and give it back when the line is no longer as much as its packs, as far as it is not in
 * cargo. If the allocations exceed the line by more than rounding, they keep their litres.
 * @param line the litres of the line
 * @param stocked litres of the line in the yard
 * @param parts in order of allocation
 * @param before the list before the change, whose rounding the allocations still have
 */
export function shareRounding(
  line: number,
  listed: ListedPacks,
  stocked: number,
  parts: readonly NamedPart[],
  before = listed,
): number[] {
  const shares = parts.map(({ litres, claimed, named, excess }) => {
    const rounding = computeRounding(named, listed.smallest_pack_l, excess)
    return claimed > litres && claimed - litres <= rounding ? claimed : litres
  })
  const raised = shares.reduce((sum, share, i) => sum + share - (parts[i]?.litres ?? 0), 0)
  let rest = line - stocked - shares.reduce((sum, litres) => sum + litres, 0)
  // A rest is left over by rounding only if all packs are listed; else it is unallocated wood.
  const isUnallocated = line !== listed.listed_l || rest > computeListExcess(listed)
  if (rest > 0 && isUnallocated) return shares
  if (-rest > raised + computeListExcess(before) + computeListShortfall(listed)) return shares
  for (const [i, { claimed }] of [...parts.entries()].toReversed()) {
    const share = shares[i] ?? 0
    const open = share - claimed
    if (rest === 0 || open <= 0) continue
    // Allocations don't end by rounding.
    const change = rest > 0 ? rest : -Math.min(-rest, open, share - 1)
    shares[i] = share + change
    rest -= change
  }
  return shares
}
