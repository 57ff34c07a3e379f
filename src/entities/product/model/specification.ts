import {
  vCertification,
  vPackaging,
  vProductCategory,
  vProfile,
  vTreatment,
  vWood,
} from '@contract/validators'
import type { Specification } from '../api/product-search'

/** Initial specification of free wood: sawn, of no species. */
export const BLANK_SPECIFICATION: Specification = {
  wood: null,
  profile: 'sawn',
  quality: '',
  treatment: null,
  treatment_color: null,
  color: null,
  thickness_mm: null,
  width_mm: null,
  length_mm: null,
  diameter_mm: null,
  taper_mm_per_m: null,
  humidity_percent: null,
  packaging: 'strapped',
  pcs_per_pack: null,
  m3_per_pack: null,
  pack_width_mm: null,
  pack_height_mm: null,
  group: null,
  category: 'softwood_boards',
  certification: 'none',
  hs_code: null,
  density_kg_m3: 470,
}

/** Options per field, in the order of the contract. */
export const specificationChoices = {
  wood: vWood.options,
  profile: vProfile.options,
  treatment: vTreatment.options,
  packaging: vPackaging.options,
  category: vProductCategory.options,
  certification: vCertification.options,
} as const satisfies {
  [Field in keyof Specification]?: readonly NonNullable<Specification[Field]>[]
}

type Wood = Pick<Specification, 'wood' | 'treatment'>

/**
 * Density of kiln-dried wood, kg/m3. Spruce, pine and larch: as traded here. Others: published
 * values at 12 % moisture, rounded to 10. Sources: Douglas fir 540, France Douglas, after the Guide
 * des essences de bois (Eyrolles 2007). Silver fir 441 and ash 702, data sheets of Frey-Amon. Oak
 * 702, European Wood, European Oak. Beech 710, The Wood Database, European Beech.
 */
const DRY_DENSITIES: Record<NonNullable<Specification['wood']>, number> = {
  PNSY: 520,
  PCAB: 470,
  LADC: 590,
  PSMN: 540,
  ABAL: 440,
  QCXE: 700,
  FASY: 710,
  FXEX: 700,
}

/** Minimum density of freshly impregnated wood, kg/m3. */
const IMPREGNATED_DENSITY = 700

/** Returns the usual density of a wood, kg/m3; that of spruce if the wood is unknown. */
export function getDefaultDensity({ wood, treatment }: Wood): number {
  const density = DRY_DENSITIES[wood ?? 'PCAB']
  return treatment === 'impregnated_uc3' || treatment === 'impregnated_uc4'
    ? Math.max(IMPREGNATED_DENSITY, density)
    : density
}

/** Applies a change to a specification. A default density follows the changed wood. */
export function changeSpecification(
  before: Specification,
  change: Partial<Specification>,
): Specification {
  const after = { ...before, ...change }
  const isDefault = before.density_kg_m3 === getDefaultDensity(before)
  return isDefault && change.density_kg_m3 === undefined
    ? { ...after, density_kg_m3: getDefaultDensity(after) }
    : after
}
