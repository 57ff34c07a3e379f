import { formatDecimal, parseDecimal, scaleToPlaces } from './decimal'

/** Converts m³ to whole litres: `40.500` is 40500. */
export const toLitres = (m3: string): number => Number(scaleToPlaces(parseDecimal(m3), 3))

/** Converts whole litres to m³: 40500 is `40.500`. */
export const fromLitres = (litres: number): string => formatDecimal(BigInt(litres), 3)
