import type { Schemas } from '../call'

/** An uncertified spruce board. */
export const BOARD: Schemas['Specification'] = {
  wood: 'PCAB',
  profile: 'sawn',
  quality: 'SF',
  treatment: 'kiln_dried',
  treatment_color: null,
  color: null,
  thickness_mm: 50,
  width_mm: 150,
  length_mm: 4500,
  diameter_mm: null,
  taper_mm_per_m: null,
  humidity_percent: 18,
  packaging: 'foil',
  pcs_per_pack: 72,
  m3_per_pack: null,
  pack_width_mm: 1080,
  pack_height_mm: null,
  group: null,
  category: 'softwood_boards',
  certification: 'none',
  hs_code: null,
  density_kg_m3: 470,
}
