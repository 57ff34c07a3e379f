import { computeRounding } from '@domain/timber'

// Terms: "Rounding of packs" in docs/glossary.md.

/** The packs on a mill's list that were not rejected: their litres and number. */
export type ListedPacks = {
  listed_l: number
  /** Volume of all their pieces, rounded once. */
  measured_l: number
  listed_packs: number
  /** Litres of the smallest pack; 0 without packs. */
  smallest_pack_l: number
}

/** Returns the litres by which the packs of a list may exceed an amount, by `computeRounding`. */
export const computeListRounding = ({ listed_packs, smallest_pack_l }: ListedPacks): number =>
  computeRounding(listed_packs, smallest_pack_l)

/** True if the pieces of the listed packs are the given volume but for rounding. */
export const isAllListed = (litres: number, listed: ListedPacks): boolean =>
  Math.abs(listed.measured_l - litres) <= computeListRounding(listed)

/** Returns the sum of the listed packs if all of the volume is listed, else the volume. */
export const toListedLitres = (litres: number, listed: ListedPacks): number =>
  isAllListed(litres, listed) ? listed.listed_l : litres

/** True if the volume is the sum of the packs on the list, not the volume of their pieces. */
export const isSumOfPacks = (litres: number, listed: ListedPacks): boolean =>
  litres === listed.listed_l && !isAllListed(litres, listed)

/** Returns the rounding tolerance of a line in litres; 0 unless all of it is listed. */
export const computeLineRounding = (litres: number, listed: ListedPacks): number =>
  isAllListed(litres, listed) ? computeListRounding(listed) : 0

/**
 * Packed wood: rounded and exact litres of known packs. On a line that is the sum of its packs,
 * both are the rounded litres.
 */
export type PackedWood = { litres: number; exact: number }

/** An allocation, with its packs. */
export type AllocatedPart = {
  litres: number
  /** Litres before the rounding of its packs. */
  exact: number
  /** Its wood in the yard or in cargo. */
  packed: PackedWood
  /** Number of packs that its loads name. */
  namedPackCount: number
}

/**
 * Returns the ratio of exact to rounded litres of open wood. Uses the unassigned part of the line
 * if it contains all open wood, else the whole line.
 */
function computeExactRatio(
  lineLitres: number,
  listed: ListedPacks,
  reserved: PackedWood,
  parts: readonly Pick<AllocatedPart, 'litres' | 'packed'>[],
): number {
  const packed = [reserved, ...parts.map((part) => part.packed)]
  const listedLitres = toListedLitres(lineLitres, listed)
  const restLitres = packed.reduce((rest, wood) => rest - wood.litres, listedLitres)
  const exactRest = packed.reduce((rest, wood) => rest - wood.exact, lineLitres)
  const openLitres = parts.reduce(
    (sum, part) => sum + Math.max(0, part.litres - part.packed.litres),
    0,
  )
  const restHoldsOpenWood = restLitres > 0 && openLitres <= restLitres + computeListRounding(listed)
  if (restHoldsOpenWood && exactRest > restLitres / 2 && exactRest < restLitres * 2)
    return exactRest / restLitres
  return lineLitres > 0 && listedLitres > 0 ? lineLitres / listedLitres : 1
}

/**
 * Returns the exact litres of allocations. Open wood is scaled by the ratio of `computeExactRatio`.
 * @param lineLitres exact litres of the whole line
 * @param reserved packed wood that no allocation can have
 */
export function toExactLitres(
  lineLitres: number,
  listed: ListedPacks,
  reserved: PackedWood,
  parts: readonly Pick<AllocatedPart, 'litres' | 'packed'>[],
): number[] {
  if (isSumOfPacks(lineLitres, listed)) return parts.map(({ litres }) => litres)
  const ratio = computeExactRatio(lineLitres, listed, reserved, parts)
  return parts.map(({ litres, packed }) =>
    Math.round(
      litres < packed.litres
        ? (packed.exact * litres) / packed.litres
        : packed.exact + (litres - packed.litres) * ratio,
    ),
  )
}

type SettledPart = PackedWood & {
  /** Exact litres of its open wood. */
  open: number
}

/** Separates the packed wood of each allocation from its open wood. */
const settleParts = (
  { smallest_pack_l }: ListedPacks,
  parts: readonly AllocatedPart[],
): SettledPart[] =>
  parts.map(({ litres, exact, packed, namedPackCount }) => {
    const tolerance = computeRounding(namedPackCount, smallest_pack_l)
    const isWithin = packed.litres <= litres || Math.round(packed.exact) <= exact + tolerance
    const open = exact - packed.exact
    return isWithin ? { ...packed, open: open < 1 ? 0 : open } : { litres, exact, open: 0 }
  })

/**
 * Divides the rest of a line among its allocations, in the ratio of their open wood.
 * @returns null if the allocations exceed the line by more than rounding
 */
function divideRest(
  lineLitres: number,
  listed: ListedPacks,
  reserved: PackedWood,
  parts: readonly AllocatedPart[],
): number[] | null {
  const settled = settleParts(listed, parts)
  const sum = (read: (part: SettledPart, i: number) => number) =>
    settled.reduce((total, part, i) => total + read(part, i), 0)
  const tolerance = computeLineRounding(lineLitres, listed)
  const exactLitres = lineLitres - reserved.exact
  const restLitres =
    toListedLitres(lineLitres, listed) - reserved.litres - sum(({ litres }) => litres)
  const unallocatedExact = exactLitres - sum((_, i) => parts[i]?.exact ?? 0)
  // Each exact volume is a whole number of litres, so each may be half a litre too much.
  if (restLitres < 0 || unallocatedExact < -Math.max(tolerance, 1, parts.length / 2)) return null
  const openExact = sum((part) => part.open)
  const unassignedExact = exactLitres - sum((part) => part.exact + part.open)
  // A rest within the tolerance has no pack, so the allocations take it.
  const sharedExact = openExact + (unassignedExact <= tolerance ? 0 : unassignedExact)
  const ratio = openExact === 0 ? 0 : restLitres / sharedExact
  const factor = isAllListed(lineLitres, listed) ? ratio : Math.min(1, ratio)
  let sharedLitres = 0
  let givenLitres = 0
  return settled.map((part) => {
    sharedLitres += part.open * factor
    // Rounding must not remove an allocation: each keeps at least 1 litre.
    const share = Math.max(part.litres === 0 ? 1 : 0, Math.round(sharedLitres) - givenLitres)
    givenLitres += share
    return part.litres + share
  })
}

/**
 * Returns the rounded litres of the allocations of a line. Each has the litres of its packed wood;
 * the rest of the line is divided in the ratio of the exact volumes without known packs. If the
 * allocations exceed the line by more than rounding, they keep their litres.
 * @param lineLitres exact litres of the whole line
 * @param reserved packed wood that no allocation can have
 * @param parts in order of allocation
 */
export const shareRounding = (
  lineLitres: number,
  listed: ListedPacks,
  reserved: PackedWood,
  parts: readonly AllocatedPart[],
): number[] =>
  divideRest(lineLitres, listed, reserved, parts) ??
  settleParts(listed, parts).map((part, i) => Math.max(parts[i]?.litres ?? 0, part.litres))

/**
 * Returns the rounded litres of the allocations of a line from which wood is cut. If they exceed
 * the line by more than rounding, each has its own packs and the average rounding of the others, so
 * that only wood is cut.
 * @param lineLitres exact litres of the whole line
 * @param reserved packed wood that no allocation can have
 * @param parts in order of allocation
 */
export function shareBeforeCut(
  lineLitres: number,
  listed: ListedPacks,
  reserved: PackedWood,
  parts: readonly AllocatedPart[],
): number[] {
  const shares = divideRest(lineLitres, listed, reserved, parts)
  if (shares) return shares
  const ratio = lineLitres > 0 ? toListedLitres(lineLitres, listed) / lineLitres : 1
  return settleParts(listed, parts).map(
    ({ litres, open }) => litres + Math.max(litres === 0 ? 1 : 0, Math.round(open * ratio)),
  )
}
