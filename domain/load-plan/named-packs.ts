import type { components } from '@contract/schema'
import { computeAverageLength, toLitres } from '../timber'
import { DEFAULT_PACK_WIDTH_MM, type PackedWood, type PackSize } from './pack'

type LoadPack = components['schemas']['LoadPack']

/** A pack that a load names, with its own size and weight. */
export interface NamedPack {
  readonly id: string
  /** The mill's number. */
  readonly number: string
  readonly size: PackSize
  readonly kg: number
  readonly litres: number
}

/**
 * Returns the packs that a load names, in its order. A load with a pack that is not listed has no
 * named packs and is drawn as counted.
 */
export function toNamedPacks(
  packIds: readonly string[],
  listed: readonly LoadPack[],
  wood: PackedWood,
): readonly NamedPack[] {
  const byId = new Map(listed.map((pack) => [pack.id, pack]))
  const found = packIds.flatMap((id) => byId.get(id) ?? [])
  if (found.length < packIds.length) return []
  return found.map((pack) => ({
    id: pack.id,
    number: pack.number,
    size: computeTallySize(pack, wood),
    kg: pack.kg,
    litres: toLitres(pack.m3),
  }))
}

/**
 * Returns the size of a pack from its pieces: as long as the longest, and as high as they are
 * stacked. A stated size is that of a full pack; fewer pieces make fewer layers.
 */
export function computeTallySize(
  { tally, pcs, m3 }: Pick<LoadPack, 'tally' | 'pcs' | 'm3'>,
  wood: PackedWood,
): PackSize {
  const length = Math.max(...tally.map(({ length_mm }) => length_mm))
  const { pack_width_mm = null, pack_height_mm = null } = wood
  if (pack_width_mm !== null && pack_height_mm !== null)
    return {
      length,
      width: pack_width_mm,
      height: Math.ceil(pack_height_mm * computeFilledShare(pcs, pack_width_mm, wood)),
    }
  const face = (toLitres(m3) * 1e6) / (computeAverageLength(tally) ?? length)
  if (pack_height_mm !== null)
    return { length, width: Math.ceil(face / pack_height_mm), height: pack_height_mm }
  const width = pack_width_mm ?? DEFAULT_PACK_WIDTH_MM
  return { length, width, height: Math.ceil(face / width) }
}

/** Layers of a pack as a share of a full pack's; 1 if the pieces of a full pack are unknown. */
function computeFilledShare(pcs: number, packWidth: number, wood: PackedWood): number {
  const { pcs_per_pack, width_mm } = wood
  if (pcs_per_pack === null) return 1
  const perLayer = width_mm === null ? 1 : Math.max(1, Math.floor(packWidth / width_mm))
  return Math.ceil(pcs / perLayer) / Math.ceil(pcs_per_pack / perLayer)
}
