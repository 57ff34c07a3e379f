import * as v from 'valibot'
import { vCertification, vDealLineWrite, vSpecification, vUnit } from '@contract/validators'

const nullableText = v.nullable(v.string())
const nullableNumber = v.nullable(v.number())

const vRangeDraft = v.object({
  kind: v.literal('range'),
  from_mm: v.number(),
  to_mm: v.number(),
  average_mm: nullableNumber,
})
const vSeveralDraft = v.object({
  kind: v.literal('several'),
  counted_in: v.nullable(v.picklist(['pcs', 'pack'])),
  items: v.array(v.object({ length_mm: v.number(), count: nullableNumber })),
})

/**
 * Schema of an unfinished specification: it accepts partial codes and impossible sizes, so that the
 * draft is kept.
 */
export const vSpecificationDraft = v.object({
  ...vSpecification.entries,
  quality: v.string(),
  treatment_color: nullableText,
  color: nullableText,
  thickness_mm: nullableNumber,
  width_mm: nullableNumber,
  length_mm: nullableNumber,
  diameter_mm: nullableNumber,
  taper_mm_per_m: nullableNumber,
  humidity_percent: nullableNumber,
  pcs_per_pack: nullableNumber,
  m3_per_pack: nullableText,
  lengths: v.exactOptional(v.nullable(v.union([vRangeDraft, vSeveralDraft]))),
  pack_width_mm: v.exactOptional(nullableNumber),
  pack_height_mm: v.exactOptional(nullableNumber),
  group: nullableText,
  hs_code: nullableText,
  density_kg_m3: v.number(),
})

const text = v.string()

/**
 * Returns the draft schema of a line of wood with the document's `prices`; texts may be anything
 * that was typed.
 */
export const createLineDraftEntries = <Prices extends v.GenericSchema>(prices: Prices) => ({
  id: text,
  product_id: vDealLineWrite.entries.product_id,
  product_name: text,
  specification: v.nullable(vSpecificationDraft),
  quantity: text,
  unit: vUnit,
  isUnitStated: v.boolean(),
  isPriceUnitStated: v.exactOptional(v.boolean()),
  prices,
  price_unit: vUnit,
  certification: vCertification,
  remark: text,
  former: v.nullable(v.object({ quantity: text, unit: vUnit, prices, price_unit: vUnit })),
})
