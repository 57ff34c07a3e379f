import { divideRounded } from './decimal'
import { isPole, type CannotConvert, type Dimensions } from './dimensions'

// Precise enough for a 30 m pole to the cubic millimetre.
const PI = 314159265358979323846n
const PI_SCALE = 10n ** 20n

/** Volume of a piece in whole mm3, or the missing dimension. */
export type PieceVolume = { ok: true; mm3: number } | { ok: false; reason: CannotConvert }

/**
 * Volume of a piece. A board is thickness x width x length. A pole is a cylinder of its top
 * diameter or, with a taper, a truncated cone, rounded to the cubic millimetre.
 */
export function computePieceVolume(d: Dimensions): PieceVolume {
  if (isPole(d)) return computePoleVolume(d)
  if (d.thickness_mm === null) return { ok: false, reason: 'no_thickness' }
  if (d.width_mm === null) return { ok: false, reason: 'no_width' }
  if (d.length_mm === null) return { ok: false, reason: 'no_length' }
  return { ok: true, mm3: d.thickness_mm * d.width_mm * d.length_mm }
}

function computePoleVolume(d: Dimensions): PieceVolume {
  if (d.length_mm === null) return { ok: false, reason: 'no_length' }
  const length = BigInt(d.length_mm)
  // Diameters in thousandths of a mm, because the taper is per metre.
  const top = BigInt(d.diameter_mm ?? 0) * 1000n
  const butt = top + BigInt(d.taper_mm_per_m ?? 0) * length
  const squares = top * top + top * butt + butt * butt
  const mm3 = divideRounded(PI * length * squares, 12n * 1_000_000n * PI_SCALE)
  return { ok: true, mm3: Number(mm3) }
}
