import { packsToLitres, litresToWholePacks } from './packs'
import { computeUnallocatedAmount, type WoodAmount, type AvailableAmount } from './available-amount'

/** An allocation and its loaded litres. Planned loads do not count. */
type LoadedAllocation = WoodAmount & { loaded: number }

/**
 * Cuts the parts of a supply line to its available amount, the last part first, and none below its
 * loaded litres.
 * @param stocked packs in the yard, which take precedence over all parts
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

/**
 * True if a number of packs matches the litres within rounding, up to a litre per pack. The size of
 * a pack may have changed.
 */
function isPackCountPlausible(
  packs: number,
  litres: number,
  { specification, packs: all }: AvailableAmount,
): boolean {
  const each = packsToLitres(packs, specification)
  return each !== null && Math.abs(each - litres) <= (all ?? 0)
}
