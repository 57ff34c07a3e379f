import { convert, type Dimensions } from '@domain/timber'

/** By how many per cent a mill's volume of a pack may differ from what its pieces make before it looks like a slip. */
export const MILL_TOLERANCE_PERCENT = 3

/** What a specification comes to, as far as its sizes tell. */
export interface PackFigures {
  /** Of one piece, m3. */
  readonly piece_m3: string | null
  /** Of the pieces in a pack, or else the mill's; m3. */
  readonly pack_m3: string | null
  readonly pack_kg: string | null
  readonly pack_lm: string | null
  /** What the pieces in a pack make, m3. */
  readonly counted_m3: string | null
  /** By how many per cent the mill's volume of a pack is more than what its pieces make (less: negative), where both are known. */
  readonly mill_percent: number | null
}

/** Works out a piece and a pack of it, by the arithmetic that stock, prices and documents are worked out by. */
export function computePackFigures(sizes: Dimensions): PackFigures {
  const piece = convert('1', 'pcs', { ...sizes, m3_per_pack: null })
  const pack = convert('1', 'pack', sizes)
  const counted = convert('1', 'pack', { ...sizes, m3_per_pack: null }).m3
  const known = (converted: { ok: true; value: string } | { ok: false }) =>
    converted.ok ? converted.value : null
  const mill = Number(sizes.m3_per_pack ?? 0)
  return {
    piece_m3: known(piece.m3),
    pack_m3: known(pack.m3),
    pack_kg: known(pack.kg),
    pack_lm: known(pack.lm),
    counted_m3: known(counted),
    mill_percent:
      counted.ok && Number(counted.value) > 0 && mill > 0
        ? (mill / Number(counted.value) - 1) * 100
        : null,
  }
}

/** Whether the mill's volume of a pack looks like a slip. */
export const isMillVolumeOff = ({ mill_percent }: PackFigures): boolean =>
  mill_percent !== null && Math.abs(mill_percent) > MILL_TOLERANCE_PERCENT
