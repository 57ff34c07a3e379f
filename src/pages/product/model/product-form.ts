import {
  productQueryOptions,
  productWrites,
  formatLengths,
  type LengthDraft,
  getDefaultDensity,
  type ProductRecord,
  type ProductWrite,
} from '@/entities/product'
import type { RecordFormConfig } from '@/features/edit-record'
import { vProductWrite } from '@contract/validators'
import type { FormValues } from '@/shared/forms'
import { i18n, type Format } from '@/shared/i18n'
import { findSizeErrors } from '@domain/rules/product-rules'

/** Form values of a product. */
export type ProductValues = Omit<FormValues<ProductWrite>, 'lengths'> & {
  /** Mixed lengths as JSON; '' without. */
  lengths: string
}

/** Parses the form's mixed lengths, which may be unfinished; null without. */
export const parseLengthsValue = (value: string): LengthDraft | null =>
  value === '' ? null : (JSON.parse(value) as LengthDraft)

type ChoiceField =
  'status' | 'wood' | 'profile' | 'treatment' | 'packaging' | 'category' | 'certification'

/** Translates an option of an enum field. */
export const formatChoice = (field: ChoiceField, value: string): string =>
  i18n.exists(`entities/product:${field}.${value}`)
    ? i18n.t(`entities/product:${field}.${value}` as 'entities/product:wood.PCAB')
    : value

/** Formats a number with its unit. */
export function formatMeasure(field: string, value: string | number, format: Format): string {
  if (field === 'm3_per_pack') return `${format.volume(String(value))} m³`
  if (field === 'density_kg_m3') return `${format.number(value)} kg/m³`
  if (field === 'taper_mm_per_m') return `${format.number(value)} mm/m`
  if (field === 'humidity_percent') return format.percent(String(value))
  return field.endsWith('_mm') ? `${format.number(value)} mm` : format.number(value)
}

const createMeasureField =
  (
    field:
      | 'thickness_mm'
      | 'width_mm'
      | 'length_mm'
      | 'diameter_mm'
      | 'taper_mm_per_m'
      | 'humidity_percent'
      | 'pcs_per_pack'
      | 'm3_per_pack'
      | 'pack_width_mm'
      | 'pack_height_mm'
      | 'density_kg_m3',
  ) =>
  (payload: ProductWrite, { format }: { format: Format }) => {
    const value = payload[field]
    return value === null || value === undefined ? null : formatMeasure(field, value, format)
  }

export const productFormConfig: RecordFormConfig<ProductRecord, ProductWrite, ProductValues> = {
  kind: 'product',
  path: '/products/$id',
  texts: 'pages/product',
  schema: vProductWrite,
  fields: {
    name: ({ name }) => name,
    status: ({ status }) => formatChoice('status', status),
    wood: ({ wood }) => formatChoice('wood', wood),
    quality: ({ quality }) => quality,
    profile: ({ profile }) => formatChoice('profile', profile),
    treatment: ({ treatment }) => formatChoice('treatment', treatment),
    treatment_color: ({ treatment_color }) => treatment_color,
    color: ({ color }) => color,
    humidity_percent: createMeasureField('humidity_percent'),
    density_kg_m3: createMeasureField('density_kg_m3'),
    thickness_mm: createMeasureField('thickness_mm'),
    width_mm: createMeasureField('width_mm'),
    diameter_mm: createMeasureField('diameter_mm'),
    taper_mm_per_m: createMeasureField('taper_mm_per_m'),
    length_mm: createMeasureField('length_mm'),
    lengths: ({ lengths }) => lengths && formatLengths(lengths),
    pcs_per_pack: createMeasureField('pcs_per_pack'),
    m3_per_pack: createMeasureField('m3_per_pack'),
    pack_width_mm: createMeasureField('pack_width_mm'),
    pack_height_mm: createMeasureField('pack_height_mm'),
    packaging: ({ packaging }) => formatChoice('packaging', packaging),
    category: ({ category }) => formatChoice('category', category),
    group: ({ group }) => group,
    certification: ({ certification }) => formatChoice('certification', certification),
    hs_code: ({ hs_code }) => hs_code,
  },
  // Default for a new product: sawn spruce, kiln dried.
  getInitialValues: () => ({
    status: 'active',
    wood: 'PCAB',
    profile: 'sawn',
    treatment: 'kiln_dried',
    packaging: 'strapped',
    category: 'softwood_boards',
    certification: 'none',
    density_kg_m3: String(getDefaultDensity({ wood: 'PCAB', treatment: 'kiln_dried' })),
  }),
  check: findSizeErrors,
  query: productQueryOptions,
  ...productWrites,
}
