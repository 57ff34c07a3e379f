import * as v from 'valibot'
import { vCertification, vDealLineWrite, vUnit } from '@/shared/api/generated/validators'
import { vSpecificationDraft } from './specification-draft'

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
  isUnitSaid: v.boolean(),
  isPriceUnitSaid: v.exactOptional(v.boolean()),
  prices,
  price_unit: vUnit,
  certification: vCertification,
  former: v.nullable(v.object({ quantity: text, unit: vUnit, prices, price_unit: vUnit })),
})
