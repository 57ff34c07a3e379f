import { convert, type Dimensions } from '../timber'

/** A pack as it stands in the yard, or a bundle of poles. Whole millimetres, kilograms and litres. */
export interface Pack {
  readonly id: string
  readonly length: number
  readonly width: number
  readonly height: number
  readonly kg: number
  readonly litres: number
  /** At which stop it is unloaded; 1 is the first. */
  readonly drop: number
}

/** A pack where it lies: from the front wall to the doors, from the left wall, looking from the doors to the front, and from the floor. */
export interface PlacedPack {
  readonly pack: Pack
  readonly x: number
  readonly y: number
  readonly z: number
}

/** How wide a pack is of which nobody said more than its volume, mm. */
export const defaultPackWidth = 1100

/** What of a specification tells a pack's size. */
export interface PackedWood extends Dimensions {
  readonly pack_width_mm?: number | null
  readonly pack_height_mm?: number | null
}

/** Length, width and height of a pack, mm. */
export type PackSize = Pick<Pack, 'length' | 'width' | 'height'>

/**
 * A pack's size: as it is said, or as it follows from the volume of the wood in it at the usual width. Null for wood whose length or pack nobody
 * said, which can't be drawn.
 */
export function packSize(wood: PackedWood): PackSize | null {
  const { length_mm: length } = wood
  if (length === null) return null
  const { pack_width_mm = null, pack_height_mm = null } = wood
  if (pack_width_mm !== null && pack_height_mm !== null)
    return { length, width: pack_width_mm, height: pack_height_mm }
  const m3 = convert('1', 'pack', wood).m3
  if (!m3.ok) return null
  const face = (Number(m3.value) * 1e9) / length
  if (pack_height_mm !== null)
    return { length, width: Math.ceil(face / pack_height_mm), height: pack_height_mm }
  const width = pack_width_mm ?? defaultPackWidth
  return { length, width, height: Math.ceil(face / width) }
}
