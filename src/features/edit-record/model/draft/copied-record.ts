import * as v from 'valibot'
import { vCopyDifference, vCopyNote, vCopySource } from '@contract/validators'

/** Source of a copied new record, stored with its draft. */
export const vCopiedRecord = v.object({
  source: vCopySource,
  differences: v.array(
    v.object({
      ...vCopyDifference.entries,
      lineId: v.string(),
      /** Price and discount of the source's line. */
      sourcePrice: v.string(),
      sourceDiscount: v.string(),
    }),
  ),
  notes: v.array(vCopyNote),
})
export type CopiedRecord = v.InferOutput<typeof vCopiedRecord>
