import type { PersonCall } from '../call'
import { fromLitres, toLitres } from '../db/decimal-columns'
import { findOrderOfDeal } from '../order-changes/order-change'
import { countTrucks, findTruckWarnings } from '../order-changes/rules/truck-warnings'
import { formatShare } from '../wood-lines/wood-figures'
import { loadDealWarnings } from './load-deal-warnings'
import type { PreparedDealLine } from './prepare-deal'
import type { StoredDeal } from './queries'
import type { RevisedDeal } from './revised-deal'
import { reviseServices } from './revise-services'
import { toServiceCharge, type DealLine, type DealWarning } from './schema'

/** Returns the warnings about fields that a revision changes. */
export async function findRevisionWarnings(
  { db, person }: PersonCall,
  { deal }: StoredDeal,
  { write, lines, figures, differences }: RevisedDeal,
): Promise<DealWarning[]> {
  const warnings = await loadDealWarnings(db, {
    person,
    // Revised prices and rates are compared like those of an unconfirmed deal.
    state: { id: deal.id, status: 'order_confirmation', saleManagerId: deal.sale_manager_id },
    write,
    specifications: lines.map(({ specification }) => specification),
  })
  const known = warnings.filter((warning) => concernsDifference(warning, differences))
  if (deal.portal_order_id === null) return known
  const { kind } = write.transport
  const trucks = countTrucks(write.transport, await findOrderOfDeal(db, deal.id))
  const load = { litres: toLitres(figures.volume_m3), weightKg: figures.weight_kg }
  return [...known, ...findTruckWarnings({ kind, trucks }, load, differences)]
}

/** True if a warning is about a field that the revision changes. */
function concernsDifference(
  { pointer }: DealWarning,
  differences: RevisedDeal['differences'],
): boolean {
  const [, top = '', index] = pointer.split('/')
  return top === 'lines'
    ? differences.some(({ line, to }) => line === Number(index) + 1 && to !== null)
    : differences.some(({ field, line }) => line === null && field === top)
}

export function presentRevisedLine(
  record: StoredDeal,
  { write, specification, product_name, figures }: PreparedDealLine,
  showsMargin: boolean,
): DealLine {
  const stored = record.lines.find(({ id }) => id === write.id)
  const volume = toLitres(figures.volume_m3)
  const revised = stored && reviseServices([stored], [{ id: stored.id, figures }])[0]
  const service = stored && toServiceCharge({ ...stored, ...revised, volume_l: volume })
  return {
    ...write,
    specification,
    planned_purchase_price: showsMargin ? write.planned_purchase_price : null,
    product_name,
    volume_m3: fromLitres(volume),
    weight_kg: figures.weight_kg,
    amount: figures.amount ?? '0.00',
    ...(service && { service }),
    purchased_percent: formatShare(stored?.purchased_l ?? 0, volume),
    loaded_percent: formatShare(stored?.loaded_l ?? 0, volume),
    delivered_percent: formatShare(stored?.delivered_l ?? 0, volume),
  }
}
