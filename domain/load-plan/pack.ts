import { convert, getAverageLength, getLengthLimits, type Dimensions } from '../timber'

/** A pack of boards or bundle of poles, in whole mm, kg and litres. */
export interface Pack {
  readonly id: string
  readonly length: number
  readonly width: number
  readonly height: number
  readonly kg: number
  readonly litres: number
  /** Stop at which it is unloaded; 1 is the first. */
  readonly drop: number
  /** The pack of the mill's list; absent for a counted pack. */
  readonly millPack?: { readonly id: string; readonly number: string }
}

/**
 * A pack at its place, mm: `x` from the front wall, `y` from the left wall seen from the door, `z`
 * from the floor.
 */
export interface PlacedPack {
  readonly pack: Pack
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Assumed width of a pack if only its volume is known, mm. */
export const DEFAULT_PACK_WIDTH_MM = 1100

/** Fields of a specification that determine a pack's size. */
export interface PackedWood extends Dimensions {
  readonly pack_width_mm?: number | null
  readonly pack_height_mm?: number | null
}

export type PackSize = Pick<Pack, 'length' | 'width' | 'height'>

/**
 * Returns a pack's size from its specification; missing dimensions follow from the volume and the
 * default width. Null if the length or the pack's content is unknown.
 */
export function computePackSize(wood: PackedWood): PackSize | null {
  // A pack of mixed lengths takes as much room as its longest pieces.
  const length = getLengthLimits(wood)?.to
  if (length === undefined) return null
  const { pack_width_mm = null, pack_height_mm = null } = wood
  if (pack_width_mm !== null && pack_height_mm !== null)
    return { length, width: pack_width_mm, height: pack_height_mm }
  const m3 = convert('1', 'pack', wood).m3
  if (!m3.ok) return null
  const average = getAverageLength(wood)
  const pieceLength = average ? Number(average.numerator) / Number(average.denominator) : length
  const face = (Number(m3.value) * 1e9) / pieceLength
  if (pack_height_mm !== null)
    return { length, width: Math.ceil(face / pack_height_mm), height: pack_height_mm }
  const width = pack_width_mm ?? DEFAULT_PACK_WIDTH_MM
  return { length, width, height: Math.ceil(face / width) }
}
