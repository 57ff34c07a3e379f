import { formatDecimal, parseDecimal, scaleToPlaces } from './decimal'

/** Converts m³ to whole litres: `40.500` is 40500. */
export const toLitres = (m3: string): number => Number(scaleToPlaces(parseDecimal(m3), 3))

/** Converts whole litres to m³: 40500 is `40.500`. */
export const fromLitres = (litres: number): string => formatDecimal(BigInt(litres), 3)

/**
 * Returns the litres by which the sum of packs may differ from the volume of all their pieces: each
 * pack is rounded by half a litre at most.
 */
export const computeRounding = (packs: number): number => Math.floor(packs / 2)
