import {
  productQuery,
  productWrites,
  usualDensity,
  type ProductRecord,
  type ProductWrite,
} from '@/entities/product'
import type { RecordForm } from '@/features/edit-record'
import { vProductWrite } from '@/shared/api/generated/validators'
import type { Typed } from '@/shared/forms'
import { i18n, type Format } from '@/shared/i18n'
import { sizeMistakes } from '@/shared/lib/rules/product-rules'

/** A product as it is typed. */
export type ProductValues = Typed<ProductWrite>

type ChoiceField =
  'status' | 'wood' | 'profile' | 'treatment' | 'packaging' | 'category' | 'certification'

/** One of known words of a product, in the reader's language. */
export const sayChoice = (field: ChoiceField, value: string): string =>
  i18n.exists(`entities/product:${field}.${value}`)
    ? i18n.t(`entities/product:${field}.${value}` as 'entities/product:wood.PCAB')
    : value

/** A number of a product with its unit. */
export function sayMeasure(field: string, value: string | number, format: Format): string {
  if (field === 'm3_per_pack') return `${format.volume(String(value))} m³`
  if (field === 'density_kg_m3') return `${format.number(value)} kg/m³`
  if (field === 'taper_mm_per_m') return `${format.number(value)} mm/m`
  if (field === 'humidity_percent') return format.percent(String(value))
  return field.endsWith('_mm') ? `${format.number(value)} mm` : format.number(value)
}

const measured =
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
  (write: ProductWrite, { format }: { format: Format }) => {
    const value = write[field]
    return value === null || value === undefined ? null : sayMeasure(field, value, format)
  }

/** How a product is edited. */
export const productForm: RecordForm<ProductRecord, ProductWrite, ProductValues> = {
  kind: 'product',
  path: '/products/$id',
  texts: 'pages/product',
  schema: vProductWrite,
  fields: {
    name: ({ name }) => name,
    status: ({ status }) => sayChoice('status', status),
    wood: ({ wood }) => sayChoice('wood', wood),
    quality: ({ quality }) => quality,
    profile: ({ profile }) => sayChoice('profile', profile),
    treatment: ({ treatment }) => sayChoice('treatment', treatment),
    treatment_color: ({ treatment_color }) => treatment_color,
    color: ({ color }) => color,
    humidity_percent: measured('humidity_percent'),
    density_kg_m3: measured('density_kg_m3'),
    thickness_mm: measured('thickness_mm'),
    width_mm: measured('width_mm'),
    length_mm: measured('length_mm'),
    diameter_mm: measured('diameter_mm'),
    taper_mm_per_m: measured('taper_mm_per_m'),
    pcs_per_pack: measured('pcs_per_pack'),
    m3_per_pack: measured('m3_per_pack'),
    pack_width_mm: measured('pack_width_mm'),
    pack_height_mm: measured('pack_height_mm'),
    packaging: ({ packaging }) => sayChoice('packaging', packaging),
    category: ({ category }) => sayChoice('category', category),
    group: ({ group }) => group,
    certification: ({ certification }) => sayChoice('certification', certification),
    hs_code: ({ hs_code }) => hs_code,
  },
  // Most of what is sold is sawn spruce, kiln dried.
  blank: () => ({
    ...{
      status: 'active',
      wood: 'PCAB',
      profile: 'sawn',
      treatment: 'kiln_dried',
      packaging: 'strapped',
      category: 'softwood_boards',
      certification: 'none',
    },
    density_kg_m3: String(usualDensity({ wood: 'PCAB', treatment: 'kiln_dried' })),
  }),
  check: sizeMistakes,
  query: productQuery,
  ...productWrites,
}
