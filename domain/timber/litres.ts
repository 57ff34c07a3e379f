import { formatDecimal, parseDecimal, scaleToPlaces } from './decimal'

/** Converts m³ to whole litres: `40.500` is 40500. */
export const toLitres = (m3: string): number => Number(scaleToPlaces(parseDecimal(m3), 3))

/** Converts whole litres to m³: 40500 is `40.500`. */
export const fromLitres = (litres: number): string => formatDecimal(BigInt(litres), 3)

/**
 * Returns the litres by which the sum of packs may exceed an amount that consists of them: half a
 * litre per pack, but never more than half of the smallest pack; and what the rounding of each pack
 * added to the volume of all their pieces.
 * @param smallest litres of the smallest pack
 * @param excess litres of the sum of packs beyond the volume of all their pieces, if it is known
 */
export const computeRounding = (packs: number, smallest: number, excess = 0): number =>
  Math.floor(Math.min(packs, smallest) / 2) + Math.max(0, Math.round(excess))

/** Returns the litres that the rounding of a pack added to the volume of its pieces. */
export const computeExcess = (litres: number, volumeMm3: bigint | number): number =>
  litres - Number(volumeMm3) / 1_000_000
