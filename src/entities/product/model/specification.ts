import {
  vCertification,
  vPackaging,
  vProductCategory,
  vProfile,
  vTreatment,
  vWood,
} from '@/shared/api/generated/validators'
import { i18n } from '@/shared/i18n'
import {
  describeSpecification as describe,
  translateProductName,
  type NamedWood,
} from '@domain/timber'
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

/** Describes a free specification in one line: wood, treatment, grade, size. */
export const describeSpecification = (
  specification: Specification,
  language: string = i18n.language,
): string =>
  describe(specification, {
    wood: (wood) => i18n.t(`entities/product:wood.${wood}`, { lng: language }),
    treatment: (treatment) => i18n.t(`entities/product:treatment.${treatment}`, { lng: language }),
  })

/**
 * Returns a product's name in the reader's language, if the name only repeats its specification;
 * else the name as typed.
 */
export const formatProductName = (product: NamedWood, language: string = i18n.language): string =>
  translateProductName(product, {
    wood: (wood, form) =>
      form === null
        ? i18n.t(`entities/product:name.wood.${wood}`, { lng: language })
        : i18n.t(`entities/product:name.form.${form}`, {
            lng: language,
            wood: i18n.t(`entities/product:name.wood_in.${wood}`, { lng: language }),
          }),
    treatment: (treatment) =>
      treatment === 'none' || treatment === 'thermally_modified'
        ? i18n.t(`entities/product:treatment.${treatment}`, { lng: language })
        : i18n.t(`entities/product:name.treatment.${treatment}`, { lng: language }),
    colour: (colour) => i18n.t(`entities/product:name.colour.${colour}`, { lng: language }),
  })

/** Names the wood of a line: its product, else its specification. */
export const formatWoodName = (
  {
    product_name,
    specification,
  }: { readonly product_name: string | null; readonly specification: Specification },
  language: string = i18n.language,
): string =>
  product_name === null
    ? describeSpecification(specification, language)
    : formatProductName({ name: product_name, specification }, language)

type Wood = Pick<Specification, 'wood' | 'treatment'>

/**
 * Density of kiln-dried wood, kg/m3. Spruce, pine and larch: as traded here. Others: published
 * values at 12 % moisture, rounded to 10. Sources: Douglas fir 540, France Douglas, after the Guide
 * des essences de bois (Eyrolles 2007). Silver fir 441 and ash 702, data sheets of Frey-Amon. Oak
 * 702, European Wood, European Oak. Beech 710, The Wood Database, European Beech.
 */
const dryDensities: Record<NonNullable<Specification['wood']>, number> = {
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
const impregnatedDensity = 700

/** Returns the usual density of a wood, kg/m3; that of spruce if the wood is unknown. */
export function getDefaultDensity({ wood, treatment }: Wood): number {
  const density = dryDensities[wood ?? 'PCAB']
  return treatment === 'impregnated_uc3' || treatment === 'impregnated_uc4'
    ? Math.max(impregnatedDensity, density)
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
