import {
  vCertification,
  vPackaging,
  vProductCategory,
  vProfile,
  vTreatment,
  vWood,
} from '@/shared/api/generated/validators'
import type { Specification } from '../api/product-search'

/** Initial specification of free wood: sawn, of no species. */
export const blankSpecification: Specification = {
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
