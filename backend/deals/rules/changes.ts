import { trimDecimal } from '@/shared/lib/timber'
import type { DealField, DealLineWrite, DealWrite, FieldChange } from '../contract'
import { same } from './same'

/** A deal as it is logged: its fields, with the names of what it points at. */
export type LoggedDeal = Omit<DealWrite, 'lines'> & {
  client_name: string
  sale_manager_name: string
  lines: readonly LoggedLine[]
}
export type LoggedLine = DealLineWrite & { product_name: string | null }

type Written = (deal: LoggedDeal) => string | null

/** How each field is written in the log: names for references, and amounts as the contract has them. */
const WRITTEN: Record<Exclude<DealField, 'lines' | 'planned_purchase_price'>, Written> = {
  client_id: (deal) => deal.client_name,
  date: (deal) => deal.date,
  sale_manager_id: (deal) => deal.sale_manager_name,
  customer_reference: (deal) => deal.customer_reference,
  incoterms: ({ incoterms }) => `${incoterms.rule} ${incoterms.place}`.trim(),
  payment_terms: ({ payment_terms: terms }) => joined(terms.kind, terms.net_days),
  currency: (deal) => deal.currency,
  exchange_rate: (deal) => deal.exchange_rate,
  delivery_week_from: (deal) => deal.delivery_week_from,
  delivery_week_to: (deal) => deal.delivery_week_to,
  transport: ({ transport }) => joined(transport.kind, transport.count),
  destination: (deal) => deal.destination,
  port_of_discharge: (deal) => deal.port_of_discharge,
  tolerance_percent: (deal) => String(deal.tolerance_percent),
  commission: ({ commission, currency }) =>
    commission && `${commission.value} ${commission.kind === 'percent' ? '%' : currency}`,
  planned_freight: (deal) => deal.planned_freight,
  other_costs: ({ other_costs }) => other_costs.map((cost) => `${cost.name} ${cost.amount}`).join('; ') || null,
  notes: (deal) => deal.notes,
}

type LineField = Exclude<keyof DealLineWrite, 'id'>
const LINE_WRITTEN: Record<LineField, (line: LoggedLine) => string | null> = {
  product_id: (line) => line.product_name,
  specification: (line) => (line.product_id === null ? sizeOf(line) : null),
  quantity: (line) => trimDecimal(line.quantity),
  unit: (line) => line.unit,
  price: (line) => line.price,
  planned_purchase_price: (line) => line.planned_purchase_price,
  certification: (line) => line.certification,
}

/** Every field that differs, in the order of the contract, then the lines by their place. */
export function changesBetween(before: LoggedDeal, after: LoggedDeal): FieldChange[] {
  const own = Object.entries(WRITTEN).flatMap(([field, written]) => difference(field, null, written(before), written(after)))
  return [...own, ...lineChanges(before.lines, after.lines)]
}

function lineChanges(before: readonly LoggedLine[], after: readonly LoggedLine[]): FieldChange[] {
  const earlier = new Map(before.map((line) => [line.id, line]))
  const later = new Set(after.map((line) => line.id))
  const removed = before.flatMap((line, i) => (later.has(line.id) ? [] : difference('line', i + 1, titleOf(line), null)))
  const rest = after.flatMap((line, i) => {
    const was = earlier.get(line.id)
    if (!was) return difference('line', i + 1, null, titleOf(line))
    return Object.entries(LINE_WRITTEN).flatMap(([field, written]) => {
      const change = difference(field, i + 1, written(was), written(line))
      // A free specification has more fields than its size shows.
      const isHidden = field === 'specification' && change.length === 0 && isOtherSpecification(was, line)
      return isHidden ? [{ field, line: i + 1, from: titleOf(was), to: titleOf(line) }] : change
    })
  })
  return [...removed, ...rest, ...orderChange(before, after)]
}

/** Lines that stay but stand in another order, by the places that they had. */
function orderChange(before: readonly LoggedLine[], after: readonly LoggedLine[]): FieldChange[] {
  const place = new Map(before.map((line, i) => [line.id, i + 1]))
  const kept = after.flatMap((line) => place.get(line.id) ?? [])
  const sorted = kept.toSorted((a, b) => a - b)
  return difference('lines', null, sorted.join(', '), kept.join(', '))
}

function difference(field: string, line: number | null, from: string | null, to: string | null): FieldChange[] {
  return from === to ? [] : [{ field, line, from, to }]
}

const isOtherSpecification = (a: LoggedLine, b: LoggedLine): boolean =>
  a.product_id === null && b.product_id === null && !same(a.specification, b.specification)

const joined = (...parts: (string | number | null)[]): string => parts.filter((part) => part !== null).join(' ')

const titleOf = (line: LoggedLine): string =>
  joined(line.product_name ?? sizeOf(line), trimDecimal(line.quantity), line.unit)

function sizeOf(line: LoggedLine): string | null {
  const s = line.specification
  if (!s) return null
  const size = s.diameter_mm === null ? [s.thickness_mm, s.width_mm, s.length_mm] : [`Ø${s.diameter_mm}`, s.length_mm]
  return joined(s.wood, s.quality || null, size.filter((part) => part !== null).join('x') || null)
}

/** Changes that only those who see the margin may read. */
const COSTS = new Set(['commission', 'planned_freight', 'other_costs', 'planned_purchase_price'])

export const withoutCosts = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.filter((change) => !COSTS.has(change.field))
