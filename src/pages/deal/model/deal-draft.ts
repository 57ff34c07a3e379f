import * as v from 'valibot'
import type { LineDraft } from '@/entities/deal'
import { vCommission, vDealLineWrite, vDealWrite } from '@/shared/api/generated/validators'
import type { Base } from './deal-editor'
import type { DealFormValues } from './deal-form'
import { vTypedSpecification } from './typed-specification'

/** Unsaved work on a deal: what was typed, and what it is a change of. */
export interface DealDraft {
  readonly base: Base | null
  readonly values: DealFormValues
  readonly lines: readonly LineDraft[]
}

const fields = vDealWrite.entries
const line = vDealLineWrite.entries
const text = v.string()

const vDraft = v.object({
  base: v.nullable(v.object({ version: v.number(), written: vDealWrite })),
  values: v.object({
    client_id: text,
    client_words: v.exactOptional(text),
    date: text,
    sale_manager_id: text,
    customer_reference: text,
    incoterms: fields.incoterms,
    payment_terms: v.object({ kind: fields.payment_terms.entries.kind, net_days: text }),
    currency: fields.currency,
    exchange_rate: text,
    delivery_week_from: text,
    delivery_week_to: text,
    transport: v.object({ kind: fields.transport.entries.kind, count: text }),
    destination: text,
    port_of_discharge: text,
    tolerance_percent: text,
    commission: v.object({ kind: v.picklist(['none', ...vCommission.entries.kind.options]), value: text }),
    planned_freight: text,
    other_costs: v.array(v.object({ name: text, amount: text })),
    notes: text,
  }),
  lines: v.array(
    v.object({
      id: text,
      product_id: line.product_id,
      product_name: text,
      specification: v.nullable(vTypedSpecification),
      quantity: text,
      unit: line.unit,
      price: text,
      planned_purchase_price: text,
      certification: line.certification,
    }),
  ),
})

/** Whether something kept is a draft that this form takes. */
export const isDealDraft = (value: unknown): value is DealDraft => v.is(vDraft, value)
