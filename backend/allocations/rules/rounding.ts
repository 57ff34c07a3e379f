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

/** True if the pieces of the listed packs are the given volume but for rounding. */
const isAllListed = (litres: number, listed: ListedPacks): boolean =>
  Math.abs(listed.measured_l - litres) <= computeListRounding(listed)

/** Returns the sum of the listed packs if all of the volume is listed, else the volume. */
export const toListedLitres = (litres: number, listed: ListedPacks): number =>
  isAllListed(litres, listed) ? listed.listed_l : litres

/** True if the volume is the sum of the packs on the list, not the volume of their pieces. */
export const isSumOfPacks = (litres: number, listed: ListedPacks): boolean =>
  litres === listed.listed_l && !isAllListed(litres, listed)

/** Litres of wood that consists of known packs, and the volume of their pieces. */
export type KnownWood = { litres: number; exact: number }

/** An allocation, with its packs. */
export type AllocatedPart = {
  litres: number
  /** Litres before the rounding of its packs. */
  exact: number
  /** Its packs from the yard and in cargo, and what is in cargo without named packs. */
  known: KnownWood
  /** Number of packs that its loads name. */
  named: number
}

/**
 * Returns the litres of allocations before the rounding of their packs. What is not yet known packs
 * has the rounding of all such wood of the line.
 * @param line the litres of the line as agreed
 * @param stocked packs of the line in the yard
 */
export function toExactLitres(
  line: number,
  listed: ListedPacks,
  stocked: KnownWood,
  parts: readonly Pick<AllocatedPart, 'litres' | 'known'>[],
): number[] {
  if (isSumOfPacks(line, listed)) return parts.map(({ litres }) => litres)
  const known = [stocked, ...parts.map((part) => part.known)]
  const litres = known.reduce((rest, wood) => rest - wood.litres, toListedLitres(line, listed))
  const exact = known.reduce((rest, wood) => rest - wood.exact, line)
  // Less or more is no rounding: the line is not as much as its allocations.
  const ratio = litres > 0 && exact > litres / 2 && exact < litres * 2 ? exact / litres : 1
  return parts.map((part) =>
    Math.round(part.known.exact + (part.litres - part.known.litres) * ratio),
  )
}

/**
 * Returns the litres of the allocations of a line. Each has the litres of its known packs; the rest
 * of the line is divided in the ratio of the volumes that are not yet known packs. If the
 * allocations exceed the line by more than rounding, they keep their litres.
 * @param line the litres of the line as agreed
 * @param stocked packs of the line in the yard
 * @param parts in order of allocation
 */
export function shareRounding(
  line: number,
  listed: ListedPacks,
  stocked: KnownWood,
  parts: readonly AllocatedPart[],
): number[] {
  const isSum = isSumOfPacks(line, listed)
  const measure = (wood: KnownWood): number => (isSum ? wood.litres : wood.exact)
  const settled = parts.map(({ litres, exact, known, named }) => {
    const rounding = computeRounding(named, listed.smallest_pack_l)
    const isWithin = known.litres <= litres || Math.round(measure(known)) <= exact + rounding
    const open = exact - measure(known)
    return isWithin
      ? { litres: known.litres, exact: measure(known), open: open < 1 ? 0 : open }
      : { litres, exact, open: 0 }
  })
  const sum = (read: (part: (typeof settled)[number], i: number) => number) =>
    settled.reduce((total, part, i) => total + read(part, i), 0)
  const isListed = isAllListed(line, listed)
  const rounding = isListed ? computeListRounding(listed) : 0
  const rest = toListedLitres(line, listed) - stocked.litres - sum(({ litres }) => litres)
  const agreedRest = line - measure(stocked) - sum((_, i) => parts[i]?.exact ?? 0)
  const open = sum((part) => part.open)
  if (rest < 0 || agreedRest < -Math.max(rounding, 1))
    return parts.map(({ litres }, i) => Math.max(litres, settled[i]?.litres ?? 0))
  const free = line - measure(stocked) - sum(({ exact, open }) => exact + open)
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
