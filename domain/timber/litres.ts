import { formatDecimal, parseDecimal, scaleToPlaces } from '@domain/numbers/decimal'

/** Converts m³ to whole litres: `40.500` is 40500. */
export const toLitres = (m3: string): number => Number(scaleToPlaces(parseDecimal(m3), 3))

/** Converts whole litres to m³: 40500 is `40.500`. */
export const fromLitres = (litres: number): string => formatDecimal(BigInt(litres), 3)

/**
 * Returns the litres by which packs may exceed an amount that consists of them: half a litre per
 * pack, but never more than half of the smallest pack.
 * @param smallest litres of the smallest pack
 */
export const computeRounding = (packs: number, smallest: number): number =>
  Math.floor(Math.min(packs, smallest) / 2)

/** Returns a volume in mm³ as litres, not rounded. */
export const toExactPackLitres = (volumeMm3: bigint | number): number =>
  Number(volumeMm3) / 1_000_000

/** Returns the litres that the rounding of a pack added to the volume of its pieces. */
export const computeExcess = (litres: number, volumeMm3: bigint | number): number =>
  litres - toExactPackLitres(volumeMm3)

/** Adds up packs: their litres, their number, and the litres that rounding added. */
export const sumRoundedPacks = (
  packs: readonly { litres: number; excess: number }[],
): { litres: number; packs: number; excess: number } => ({
  litres: packs.reduce((sum, { litres }) => sum + litres, 0),
  packs: packs.length,
  excess: packs.reduce((sum, { excess }) => sum + excess, 0),
})
