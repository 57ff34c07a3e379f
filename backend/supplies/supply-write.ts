import { fromCentsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import { picked } from '../db/picked'
import type { Row } from '../db/tables'
import { tradeTerms } from '../documents/trade-terms'
import { woodWriteOf } from '../wood-lines/wood-rows'
import type { Schemas, SupplyLineWrite, SupplyWrite } from './contract'
import type { SupplyRecord } from './find-supply'

/** What stands in a column of its name as it is written. */
const PLAIN = [
  ...([
    'currency',
    'exchange_rate',
    'loading_place',
    'ready_week',
    'certificate_claim',
    'due_diligence_reference',
  ] as const),
  ...(['verification_number', 'tolerance_percent', 'notes'] as const),
]
export const plainTerms = (supply: Pick<SupplyWrite, (typeof PLAIN)[number]>) =>
  picked(supply, PLAIN)

/** A stored supply as it would be written, so that a change can be held against it. */
export function supplyWriteOf({ supply, lines }: SupplyRecord): SupplyWrite {
  return {
    sawmill_id: supply.sawmill_id,
    purchase_manager_id: supply.purchase_manager_id,
    ...supplyTermsOf(supply),
    lines: lines.map(supplyLineWriteOf),
  }
}

/** What is agreed with the mill, and what is known of the wood. */
export function supplyTermsOf(supply: Row<'supplies'>): Schemas['SupplyTerms'] {
  return {
    ...plainTerms(supply),
    ...tradeTerms(supply),
    deposit: fromCentsOrNull(supply.deposit_cents),
    inspection_required: supply.inspection_required === 1,
    harvest_countries: parseJson(supply.harvest_countries),
  }
}

export const supplyLineWriteOf = (
  line: Row<'supply_lines'>,
): SupplyLineWrite & { specification: Schemas['Specification'] } => ({
  ...woodWriteOf(line),
  confirmed_quantity: line.confirmed_quantity,
  ready_quantity: line.ready_quantity,
})
