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

/** Returns the litres of a line that no pack fits: only what is listed as a whole has a rounding. */
export const computeLineRounding = (litres: number, listed: ListedPacks): number =>
  isAllListed(litres, listed) ? computeListRounding(listed) : 0

/**
 * Litres of wood that consists of known packs, and the volume of their pieces. On a line that is
 * the sum of its packs, both are their rounded litres.
 */
export type KnownWood = { litres: number; exact: number }

/** An allocation, with its packs. */
export type AllocatedPart = {
  litres: number
  /** Litres before the rounding of its packs. */
  exact: number
  /** Its wood in the yard or in cargo. */
  known: KnownWood
  /** Number of packs that its loads name. */
  named: number
}

/**
 * Returns the ratio of exact to rounded litres for wood whose packs are unknown. The rest of the line
 * gives it if the rest has all such wood, else the whole list.
 */
function computeExactRatio(
  line: number,
  listed: ListedPacks,
  taken: KnownWood,
  parts: readonly Pick<AllocatedPart, 'litres' | 'known'>[],
): number {
  const known = [taken, ...parts.map((part) => part.known)]
  const all = toListedLitres(line, listed)
  const litres = known.reduce((rest, wood) => rest - wood.litres, all)
  const exact = known.reduce((rest, wood) => rest - wood.exact, line)
  const open = parts.reduce((sum, part) => sum + Math.max(0, part.litres - part.known.litres), 0)
  const isRest = litres > 0 && open <= litres + computeListRounding(listed)
  if (isRest && exact > litres / 2 && exact < litres * 2) return exact / litres
  return line > 0 && all > 0 ? line / all : 1
}

/**
 * Returns the litres of allocations before the rounding of their packs. What is not yet known packs
 * has the rounding of all such wood of the line.
 * @param line litres of all wood of the line, before the rounding of its packs
 * @param taken wood of the line that no allocation can have
 */
export function toExactLitres(
  line: number,
  listed: ListedPacks,
  taken: KnownWood,
  parts: readonly Pick<AllocatedPart, 'litres' | 'known'>[],
): number[] {
  if (isSumOfPacks(line, listed)) return parts.map(({ litres }) => litres)
  const ratio = computeExactRatio(line, listed, taken, parts)
  return parts.map(({ litres, known }) =>
    Math.round(
      litres < known.litres
        ? (known.exact * litres) / known.litres
        : known.exact + (litres - known.litres) * ratio,
    ),
  )
}

type SettledPart = KnownWood & {
  /** Exact litres that are not yet known packs. */
  open: number
}

/** Separates the packs of each allocation from its open wood. */
const settleParts = (
  { smallest_pack_l }: ListedPacks,
  parts: readonly AllocatedPart[],
): SettledPart[] =>
  parts.map(({ litres, exact, known, named }) => {
    const rounding = computeRounding(named, smallest_pack_l)
    const isWithin = known.litres <= litres || Math.round(known.exact) <= exact + rounding
    const open = exact - known.exact
    return isWithin ? { ...known, open: open < 1 ? 0 : open } : { litres, exact, open: 0 }
  })

/**
 * Divides the rest of a line among its allocations.
 * @returns null if the allocations exceed the line by more than rounding
 */
function divideRest(
  line: number,
  listed: ListedPacks,
  taken: KnownWood,
  parts: readonly AllocatedPart[],
): number[] | null {
  const settled = settleParts(listed, parts)
  const sum = (read: (part: SettledPart, i: number) => number) =>
    settled.reduce((total, part, i) => total + read(part, i), 0)
  const isListed = isAllListed(line, listed)
  const rounding = computeLineRounding(line, listed)
  const exactLine = line - taken.exact
  const rest = toListedLitres(line, listed) - taken.litres - sum(({ litres }) => litres)
  const agreedRest = exactLine - sum((_, i) => parts[i]?.exact ?? 0)
  // Each exact volume is a whole number of litres, so each may be half a litre too much.
  if (rest < 0 || agreedRest < -Math.max(rounding, 1, parts.length / 2)) return null
  const open = sum((part) => part.open)
  const free = exactLine - sum((part) => part.exact + part.open)
  // A rest within rounding has no pack, so the allocations take it.
  const ratio = open === 0 ? 0 : rest / (open + (free <= rounding ? 0 : free))
  const factor = isListed ? ratio : Math.min(1, ratio)
  let volume = 0
  let given = 0
  return settled.map((part) => {
    volume += part.open * factor
    // Allocations don't end by rounding.
    const share = Math.max(part.litres === 0 ? 1 : 0, Math.round(volume) - given)
    given += share
    return part.litres + share
  })
}

/**
 * Returns the litres of the allocations of a line. Each has the litres of its known packs; the rest
 * of the line is divided in the ratio of the volumes that are not yet known packs. If the
 * allocations exceed the line by more than rounding, they keep their litres.
 * @param line litres of all wood of the line, before the rounding of its packs
 * @param taken wood of the line that no allocation can have
 * @param parts in order of allocation
 */
export const shareRounding = (
  line: number,
  listed: ListedPacks,
  taken: KnownWood,
  parts: readonly AllocatedPart[],
): number[] =>
  divideRest(line, listed, taken, parts) ??
  settleParts(listed, parts).map((part, i) => Math.max(parts[i]?.litres ?? 0, part.litres))

/**
 * Returns the litres of the allocations of a line from which wood is cut. If they exceed the line
 * by more than rounding, each has its own packs and the average rounding of the others, so that
 * only wood is cut.
 * @param line litres of all wood of the line, before the rounding of its packs
 * @param taken wood of the line that no allocation can have
 * @param parts in order of allocation
 */
export function shareBeforeCut(
  line: number,
  listed: ListedPacks,
  taken: KnownWood,
  parts: readonly AllocatedPart[],
): number[] {
  const shares = divideRest(line, listed, taken, parts)
  if (shares) return shares
  const ratio = line > 0 ? toListedLitres(line, listed) / line : 1
  return settleParts(listed, parts).map(
    ({ litres, open }) => litres + Math.max(litres === 0 ? 1 : 0, Math.round(open * ratio)),
  )
}
