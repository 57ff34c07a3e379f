import type { Schemas } from '../call'
import { createFieldTable } from '../documents/field-table'

export type ProductWrite = Schemas['ProductWrite']

/** Every field of a product, in the order in which the log tells what changed. */
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
 * What a product is told from others by: no two have all of it alike, and it stays while the product is in use, because packs, prices, baskets, offers
 * and orders read it there. What is wrapped, filed, declared or weighed otherwise is the same wood.
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

/** Whether a field tells products apart. */
export const isDistinguishing = (field: string): boolean => distinguishingFields.has(field)

/** The fields that are open while a product is in use. */
export const alwaysEditableFields = productFields.names.filter((name) => !isDistinguishing(name))
