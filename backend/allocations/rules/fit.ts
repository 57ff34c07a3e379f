import { litresOfPacks, wholePacksOf } from './packs'
import { freeOf, type Held, type Source } from './source'

/** What is promised, and how much of that is loaded: what is only planned in a cargo holds nothing. */
type Part = Held & { loaded: number }

/**
 * Brings parts of a supply's line within what there is of it, in the order given: the last one is cut first, none
 * below what is loaded.
 * @param stocked what of it stands in the yard, before all of them
 */
export function fitParts(
  source: Source,
  parts: readonly Part[],
  stocked: Held = { litres: 0, packs: 0 },
): Held[] {
  const earlier: Held[] = []
  for (const part of parts)
    earlier.push(fitPart(part, source, freeOf(source, [stocked, ...earlier])))
  return earlier
}

function fitPart({ litres, packs, loaded }: Part, source: Source, free: Held): Held {
  if (litres > free.litres || (packs !== null && free.packs !== null && packs > free.packs)) {
    return free.litres < loaded ? { litres: loaded, packs: null } : free
  }
  return {
    litres,
    packs:
      packs !== null && holds(packs, litres, source)
        ? packs
        : wholePacksOf(litres, source.specification),
  }
}

/** Whether so many packs are still about that much: rounding gives the last of a line a litre a part more or less, and packs of another size far more. */
function holds(packs: number, litres: number, { specification, packs: all }: Source): boolean {
  const each = litresOfPacks(packs, specification)
  return each !== null && Math.abs(each - litres) <= (all ?? 0)
}
