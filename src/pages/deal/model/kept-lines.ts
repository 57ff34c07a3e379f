import * as v from 'valibot'
import { vDealLineWrite } from '@/shared/api/generated/validators'
import { vTypedSpecification } from '@/widgets/wood-lines'
import type { LineDraft } from './deal-line'

const text = v.string()
const prices = v.object({ price: text, planned_purchase_price: text })
const { product_id, unit, price_unit, certification } = vDealLineWrite.entries

const vLines = v.array(
  v.object({
    id: text,
    product_id,
    product_name: text,
    specification: v.nullable(vTypedSpecification),
    quantity: text,
    unit,
    isUnitSaid: v.boolean(),
    prices,
    price_unit,
    certification,
    former: v.nullable(v.object({ quantity: text, unit, prices, price_unit })),
  }),
)

/** The lines in something that was kept; null where a sheet of this shape did not keep it. */
export const linesIn = (kept: unknown): readonly LineDraft[] | null => (v.is(vLines, kept) ? kept : null)
