import { convert, type Dimensions } from '@domain/timber'

/**
 * Maximum difference in % between the sawmill's pack volume and the calculated one before a
 * warning.
 */
const MILL_TOLERANCE_PERCENT = 3

/** Calculated volumes and weights of a specification; null if a dimension is missing. */
export interface PackFigures {
  /** One piece, m3. */
  readonly piece_m3: string | null
  /** One pack by its pieces, else the sawmill's volume, m3. */
  readonly pack_m3: string | null
  readonly pack_kg: string | null
  readonly pack_lm: string | null
  /** One pack by its pieces, m3. */
  readonly counted_m3: string | null
  /** Sawmill's volume relative to the calculated one, in %: positive if larger; null if unknown. */
  readonly mill_percent: number | null
}

/** Computes a piece and a pack with the same conversion as stock, prices and documents. */
export function computePackFigures(sizes: Dimensions): PackFigures {
  const piece = convert('1', 'pcs', { ...sizes, m3_per_pack: null })
  const pack = convert('1', 'pack', sizes)
  const counted = convert('1', 'pack', { ...sizes, m3_per_pack: null }).m3
  const getValueOrNull = (conversion: { ok: true; value: string } | { ok: false }) =>
    conversion.ok ? conversion.value : null
  const mill = Number(sizes.m3_per_pack ?? 0)
  return {
    piece_m3: getValueOrNull(piece.m3),
    pack_m3: getValueOrNull(pack.m3),
    pack_kg: getValueOrNull(pack.kg),
    pack_lm: getValueOrNull(pack.lm),
    counted_m3: getValueOrNull(counted),
    mill_percent:
      counted.ok && Number(counted.value) > 0 && mill > 0
        ? (mill / Number(counted.value) - 1) * 100
        : null,
  }
}

/** True if the sawmill's pack volume is probably a mistake. */
export const isMillVolumeOff = ({ mill_percent }: PackFigures): boolean =>
  mill_percent !== null && Math.abs(mill_percent) > MILL_TOLERANCE_PERCENT
