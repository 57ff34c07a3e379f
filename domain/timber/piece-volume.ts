import { divideRounded } from '@domain/numbers/decimal'
import { isPole, type CannotConvert, type Dimensions } from './dimensions'
import { getAverageLength, getPieceCounts } from './length-mix'
import { createRatio, multiply, type Ratio } from '@domain/numbers/ratio'

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

/**
 * Returns the exact average volume of a piece in mm3; null if a dimension is missing. Of tapered
 * poles of mixed lengths only counted ones have one, because their volume is not proportional to
 * the length.
 */
export function computeAveragePieceVolume(d: Dimensions): Ratio | null {
  const piece = computePieceVolume(d)
  if (piece.ok) return createRatio(piece.mm3)
  const length = getAverageLength(d)
  if (!isPole(d))
    return length && d.thickness_mm !== null && d.width_mm !== null
      ? multiply(length, createRatio(d.thickness_mm * d.width_mm))
      : null
  const counts = getPieceCounts(d)
  if (counts) {
    const volumes = counts.map(({ length_mm, count }) => {
      const one = computePoleVolume({ ...d, length_mm })
      return one.ok ? one.mm3 * count : 0
    })
    const pieces = counts.reduce((sum, { count }) => sum + count, 0)
    return createRatio(
      volumes.reduce((sum, volume) => sum + BigInt(volume), 0n),
      pieces,
    )
  }
  const metre = computeMetreVolume(d)
  return length && metre !== null ? multiply(length, createRatio(metre, 1000)) : null
}

/** Returns the volume of a metre of a pole in mm3; null if it is tapered. */
export function computeMetreVolume(d: Dimensions): number | null {
  if ((d.taper_mm_per_m ?? 0) > 0) return null
  const metre = computePoleVolume({ ...d, length_mm: 1000 })
  return metre.ok ? metre.mm3 : null
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
