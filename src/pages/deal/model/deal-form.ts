import { isBlankLine, lineOfDraft, type Deal, type DealWrite, type LineDraft } from '@/entities/deal'

/** A deal's own fields as they are typed: text, and '' for what is not there. Named and nested as the contract has them. */
export interface DealFormValues {
  client_id: string
  /** What stands in the client's field and chose nobody. */
  client_words?: string
  date: string
  sale_manager_id: string
  customer_reference: string
  incoterms: DealWrite['incoterms']
  payment_terms: { kind: DealWrite['payment_terms']['kind']; net_days: string }
  currency: DealWrite['currency']
  exchange_rate: string
  delivery_week_from: string
  delivery_week_to: string
  transport: { kind: DealWrite['transport']['kind']; count: string }
  destination: string
  port_of_discharge: string
  tolerance_percent: string
  commission: { kind: 'none' | NonNullable<DealWrite['commission']>['kind']; value: string }
  planned_freight: string
  other_costs: { name: string; amount: string }[]
  notes: string
}

/** Where a new deal begins. */
export const blankDeal = (today: string, saleManagerId: string): DealFormValues => ({
  client_id: '',
  date: today,
  sale_manager_id: saleManagerId,
  customer_reference: '',
  incoterms: { rule: 'FCA', place: '' },
  payment_terms: { kind: 'net_days', net_days: '30' },
  currency: 'EUR',
  exchange_rate: '',
  delivery_week_from: '',
  delivery_week_to: '',
  transport: { kind: 'truck', count: '' },
  destination: '',
  port_of_discharge: '',
  tolerance_percent: '10',
  commission: { kind: 'none', value: '' },
  planned_freight: '',
  other_costs: [],
  notes: '',
})

const text = (value: number | string | null) => (value === null ? '' : String(value))

/** The fields of a deal as the backend would take them, or has them, put into the form. */
export const valuesOf = (deal: DealWrite): DealFormValues => ({
  ...deal,
  customer_reference: text(deal.customer_reference),
  payment_terms: { kind: deal.payment_terms.kind, net_days: text(deal.payment_terms.net_days) },
  exchange_rate: text(deal.exchange_rate),
  delivery_week_from: text(deal.delivery_week_from),
  delivery_week_to: text(deal.delivery_week_to),
  transport: { kind: deal.transport.kind, count: text(deal.transport.count) },
  destination: text(deal.destination),
  port_of_discharge: text(deal.port_of_discharge),
  tolerance_percent: text(deal.tolerance_percent),
  commission: deal.commission ?? { kind: 'none', value: '' },
  planned_freight: text(deal.planned_freight),
  notes: text(deal.notes),
})

const orNull = (value: string) => (value.trim() === '' ? null : value.trim())
// What is no number stays none, for the validator to find.
const whole = (value: string) => (value.trim() === '' ? null : Number(value))

/** The lines that a deal is sent with, in their order: blank ones stay in the sheet. */
export const sentLines = (lines: readonly LineDraft[]): LineDraft[] => lines.filter((line) => !isBlankLine(line))

/** The form as the backend takes it. The contract's validator says whether it does. */
export function writeOf(values: DealFormValues, lines: readonly LineDraft[]): DealWrite {
  const { kind, net_days } = values.payment_terms
  const { commission } = values
  return {
    // Whom the words in its field mean is not known, and it is no more the one who was chosen before.
    client_id: values.client_words ? '' : values.client_id,
    date: values.date,
    sale_manager_id: values.sale_manager_id,
    customer_reference: orNull(values.customer_reference),
    incoterms: { rule: values.incoterms.rule, place: values.incoterms.place.trim() },
    payment_terms: { kind, net_days: kind === 'net_days' ? whole(net_days) : null },
    currency: values.currency,
    exchange_rate: values.currency === 'EUR' ? null : orNull(values.exchange_rate),
    delivery_week_from: orNull(values.delivery_week_from),
    delivery_week_to: orNull(values.delivery_week_to),
    transport: { kind: values.transport.kind, count: whole(values.transport.count) },
    destination: orNull(values.destination),
    port_of_discharge: orNull(values.port_of_discharge)?.toUpperCase() ?? null,
    tolerance_percent: whole(values.tolerance_percent) ?? Number.NaN,
    commission: commission.kind === 'none' ? null : { kind: commission.kind, value: commission.value },
    planned_freight: orNull(values.planned_freight),
    other_costs: values.other_costs.map(({ name, amount }) => ({ name: name.trim(), amount })),
    notes: orNull(values.notes),
    lines: sentLines(lines).map(lineOfDraft),
  }
}

/** A saved deal in the shape in which it is written. */
export const writtenDeal = (deal: Deal): DealWrite => ({
  client_id: deal.client.id,
  date: deal.date,
  sale_manager_id: deal.sale_manager.id,
  customer_reference: deal.customer_reference,
  incoterms: deal.incoterms,
  payment_terms: deal.payment_terms,
  currency: deal.currency,
  exchange_rate: deal.exchange_rate,
  delivery_week_from: deal.delivery_week_from,
  delivery_week_to: deal.delivery_week_to,
  transport: deal.transport,
  destination: deal.destination,
  port_of_discharge: deal.port_of_discharge,
  tolerance_percent: deal.tolerance_percent,
  commission: deal.commission,
  planned_freight: deal.planned_freight,
  other_costs: deal.other_costs,
  notes: deal.notes,
  lines: deal.lines.map((line) => ({
    id: line.id,
    product_id: line.product_id,
    specification: line.product_id === null ? line.specification : null,
    quantity: line.quantity,
    unit: line.unit,
    price: line.price,
    planned_purchase_price: line.planned_purchase_price,
    certification: line.certification,
  })),
})
