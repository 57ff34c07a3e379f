import type { DealWrite } from '@/entities/deal'

type Line = DealWrite['lines'][number]

/** The deal's fields as they follow each other in the form. A record, so that a new field of the contract needs its place here. */
const fields: Record<keyof DealWrite, true> = {
  client_id: true,
  sale_manager_id: true,
  date: true,
  customer_reference: true,
  payment_terms: true,
  currency: true,
  exchange_rate: true,
  incoterms: true,
  delivery_week_from: true,
  delivery_week_to: true,
  transport: true,
  destination: true,
  port_of_discharge: true,
  tolerance_percent: true,
  lines: true,
  planned_freight: true,
  commission: true,
  other_costs: true,
  notes: true,
}

/** The columns of the lines from left to right, by the fields that each of them shows. */
const columns: Record<keyof Line, string> = {
  id: 'product',
  product_id: 'product',
  specification: 'product',
  quantity: 'quantity',
  unit: 'unit',
  price: 'price',
  planned_purchase_price: 'planned_purchase_price',
  certification: 'certification',
}

const fieldOrder = Object.keys(fields)
const columnOrder = Object.values(columns)

/** The column that shows a field of a line. */
export const columnOf = (field: string): string => (field in columns ? columns[field as keyof Line] : field)

/** Things that are told of fields, named as in the form (`incoterms.place`, `lines.0.quantity`), as one meets those on the way through it. */
export function inFormOrder<Told>(told: readonly Told[], nameOf: (each: Told) => string): readonly Told[] {
  const rank = (each: Told) => {
    const [root = '', at, field = 'product_id'] = nameOf(each).split('.')
    const [line, column] = root === 'lines' ? [Number(at ?? 0), columnOrder.indexOf(columnOf(field))] : [0, 0]
    // What belongs to no field comes last.
    return { each, field: fieldOrder.includes(root) ? fieldOrder.indexOf(root) : fieldOrder.length, line, column }
  }
  return told
    .map(rank)
    .toSorted((a, b) => a.field - b.field || a.line - b.line || a.column - b.column)
    .map(({ each }) => each)
}
