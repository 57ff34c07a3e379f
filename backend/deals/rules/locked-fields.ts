import { trimDecimal } from '@/shared/lib/timber'
import type { DealField, DealWrite, FieldError } from '../contract'
import { same } from './same'

/** Fields that differ and may not: each with its own pointer, so that a screen can show it in its place. */
export function lockedChanges(before: DealWrite, after: DealWrite, editable: readonly DealField[]): FieldError[] {
  const fields = Object.keys(before).filter((field): field is keyof DealWrite => field in after)
  const own = fields.filter((field) => field !== 'lines' && !editable.includes(field) && !same(before[field], after[field]))
  const errors = own.map((field): FieldError => ({ pointer: `/${field}`, code: 'locked' }))
  return editable.includes('lines') ? errors : [...errors, ...lockedLines(before, after, editable)]
}

function lockedLines(before: DealWrite, after: DealWrite, editable: readonly DealField[]): FieldError[] {
  const ids = (deal: DealWrite) => deal.lines.map((line) => line.id)
  if (!same(ids(before), ids(after))) return [{ pointer: '/lines', code: 'locked' }]
  return after.lines.flatMap((line, i) => {
    const was = before.lines[i]
    if (!was) return []
    const pairs: [keyof typeof line, unknown, unknown][] = [
      ['product_id', was.product_id, line.product_id],
      // With a product the specification is the product's; what the caller says of it has no meaning.
      ['specification', was.product_id === null ? was.specification : null, line.product_id === null ? line.specification : null],
      ['quantity', trimDecimal(was.quantity), trimDecimal(line.quantity)],
      ['unit', was.unit, line.unit],
      ['price', was.price, line.price],
      ['certification', was.certification, line.certification],
    ]
    if (!editable.includes('planned_purchase_price')) {
      pairs.push(['planned_purchase_price', was.planned_purchase_price, line.planned_purchase_price])
    }
    return pairs
      .filter(([, from, to]) => !same(from, to))
      .map(([field]): FieldError => ({ pointer: `/lines/${i}/${field}`, code: 'locked' }))
  })
}
