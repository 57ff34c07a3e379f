import type { components } from '@contract/schema'

type Specification = components['schemas']['Specification']

/** Unit of sale: cubic metre, linear metre, square metre of face, piece, pack. */
export type Unit = components['schemas']['Unit']

/**
 * Fields of a specification that conversions use. Dimensions are whole mm, density is kg per m3,
 * `m3_per_pack` a decimal string.
 */
export type Dimensions = Pick<
  Specification,
  | 'thickness_mm'
  | 'width_mm'
  | 'length_mm'
  | 'diameter_mm'
  | 'taper_mm_per_m'
  | 'pcs_per_pack'
  | 'm3_per_pack'
  | 'density_kg_m3'
> &
  Partial<Pick<Specification, 'lengths'>>

/**
 * Why a conversion fails: the first missing dimension, a pole, which has no face, or mixed lengths
 * without an average or counts.
 */
export type CannotConvert =
  | 'no_thickness'
  | 'no_width'
  | 'no_length'
  | 'no_average'
  | 'no_counts'
  | 'no_pack_size'
  | 'no_face'

/** True for a pole, which has a top diameter. */
export const isPole = (d: Dimensions): boolean => d.diameter_mm !== null

/** Wood of unknown size, with the density of spruce in kg per m3. */
export const UNMEASURED: Dimensions = {
  thickness_mm: null,
  width_mm: null,
  length_mm: null,
  diameter_mm: null,
  taper_mm_per_m: null,
  pcs_per_pack: null,
  m3_per_pack: null,
  density_kg_m3: 470,
}
