import type { Schemas } from '../call'
import { createFieldTable } from '../documents/field-table'

export type ProductWrite = Schemas['ProductWrite']

/** Every field of a product, in the order of the log. */
export const productFields = createFieldTable<
  ProductWrite,
  ProductWrite,
  never,
  Schemas['ProductField']
>({
  fields: {
    name: {},
    status: {},
    wood: {},
    profile: {},
    quality: {},
    treatment: {},
    treatment_color: {},
    color: {},
    thickness_mm: {},
    width_mm: {},
    length_mm: {},
    diameter_mm: {},
    taper_mm_per_m: {},
    humidity_percent: {},
    packaging: {},
    pcs_per_pack: {},
    m3_per_pack: {},
    pack_width_mm: {},
    pack_height_mm: {},
    group: {},
    category: {},
    certification: {},
    hs_code: {},
    density_kg_m3: {},
  },
})

/**
 * Fields that identify a product: unique together, and locked while it is in use, because packs,
 * prices, baskets, offers and orders read them. Wrapping, files, declarations and weight are not
 * among them.
 */
export const DISTINGUISHING_FIELDS = [
  'wood',
  'profile',
  'quality',
  'treatment',
  'treatment_color',
  'color',
  'thickness_mm',
  'width_mm',
  'length_mm',
  'diameter_mm',
  'taper_mm_per_m',
  'pcs_per_pack',
  'm3_per_pack',
  'certification',
] as const satisfies readonly Schemas['ProductField'][]

const distinguishingFields: ReadonlySet<string> = new Set(DISTINGUISHING_FIELDS)

/** True if the field identifies products. */
export const isDistinguishing = (field: string): boolean => distinguishingFields.has(field)

/** Fields that stay editable while a product is in use. */
export const alwaysEditableFields = productFields.names.filter((name) => !isDistinguishing(name))
