import { packsToLitres, litresToWholePacks } from './packs'
import { computeUnallocatedAmount, type WoodAmount, type AvailableAmount } from './available-amount'

/** What is promised, and how much of that is loaded: what is only planned in a cargo holds nothing. */
type LoadedAllocation = WoodAmount & { loaded: number }

/**
 * Brings parts of a supply's line within what there is of it, in the order given: the last one is cut first, none
 * below what is loaded.
 * @param stocked what of it stands in the yard, before all of them
 */
export function fitAllocations(
  source: AvailableAmount,
  parts: readonly LoadedAllocation[],
  stocked: WoodAmount = { litres: 0, packs: 0 },
): WoodAmount[] {
  const earlier: WoodAmount[] = []
  for (const part of parts)
    earlier.push(
      fitAllocation(part, source, computeUnallocatedAmount(source, [stocked, ...earlier])),
    )
  return earlier
}

function fitAllocation(
  { litres, packs, loaded }: LoadedAllocation,
  source: AvailableAmount,
  free: WoodAmount,
): WoodAmount {
  if (litres > free.litres || (packs !== null && free.packs !== null && packs > free.packs)) {
    return free.litres < loaded ? { litres: loaded, packs: null } : free
  }
  return {
    litres,
    packs:
      packs !== null && isPackCountPlausible(packs, litres, source)
        ? packs
        : litresToWholePacks(litres, source.specification),
  }
}

/** Whether so many packs are still about that much: rounding gives the last of a line a litre a part more or less, and packs of another size far more. */
function isPackCountPlausible(
  packs: number,
  litres: number,
  { specification, packs: all }: AvailableAmount,
): boolean {
  const each = packsToLitres(packs, specification)
  return each !== null && Math.abs(each - litres) <= (all ?? 0)
}
