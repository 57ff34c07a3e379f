import { formatDecimal, parseDecimal, trimDecimal, withPlaces } from '@/shared/lib/timber'

/** Packs of all loads together; null where nobody knows them of one. */
export function sumPacks(packs: readonly (string | null)[]): string | null {
  const known = packs.filter((each) => each !== null)
  if (known.length < packs.length) return null
  return trimDecimal(
    formatDecimal(
      known.reduce((sum, each) => sum + withPlaces(parseDecimal(each), 2), 0n),
      2,
    ),
  )
}
