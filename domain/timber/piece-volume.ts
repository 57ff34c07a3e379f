import { divideRounded } from './decimal'
import { isPole, type CannotConvert, type Dimensions } from './dimensions'

// More digits than a 30 m pole can show: the piece is exact to its cubic millimetre.
const PI = 314159265358979323846n
const PI_SCALE = 10n ** 20n

/** Volume of one piece in whole mm3, or the dimension that is missing. */
export type PieceVolume = { ok: true; mm3: number } | { ok: false; why: CannotConvert }

/**
 * Volume of one piece: thickness x width x length of a board; of a pole the cylinder over its top diameter, or the truncated
 * cone that its taper makes of it. A pole is rounded to the cubic millimetre.
 */
export function pieceVolume(d: Dimensions): PieceVolume {
  if (isPole(d)) return poleVolume(d)
  if (d.thickness_mm === null) return { ok: false, why: 'no_thickness' }
  if (d.width_mm === null) return { ok: false, why: 'no_width' }
  if (d.length_mm === null) return { ok: false, why: 'no_length' }
  return { ok: true, mm3: d.thickness_mm * d.width_mm * d.length_mm }
}

function poleVolume(d: Dimensions): PieceVolume {
  if (d.length_mm === null) return { ok: false, why: 'no_length' }
  const length = BigInt(d.length_mm)
  // Diameters in thousandths of a mm, because the taper is given per metre.
  const top = BigInt(d.diameter_mm ?? 0) * 1000n
  const butt = top + BigInt(d.taper_mm_per_m ?? 0) * length
  const squares = top * top + top * butt + butt * butt
  const mm3 = divideRounded(PI * length * squares, 12n * 1_000_000n * PI_SCALE)
  return { ok: true, mm3: Number(mm3) }
}
