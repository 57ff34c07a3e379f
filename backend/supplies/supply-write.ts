import { fromCentsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import { pick } from '../db/pick'
import type { Row } from '../db/tables'
import { toTradeTerms } from '../documents/trade-terms'
import { toWoodWrite } from '../wood-lines/wood-rows'
import type { Schemas, SupplyLineWrite, SupplyWrite } from './contract'
import type { StoredSupply } from './find-supply'

/** Columns that are stored as in the contract. */
const PLAIN_TERMS = [
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
export const pickSupplyTermColumns = (supply: Pick<SupplyWrite, (typeof PLAIN_TERMS)[number]>) =>
  pick(supply, PLAIN_TERMS)

/** Converts a stored record to a payload, to compare it with a change. */
export function toSupplyWrite({ supply, lines }: StoredSupply): SupplyWrite {
  return {
    sawmill_id: supply.sawmill_id,
    purchase_manager_id: supply.purchase_manager_id,
    ...toSupplyTerms(supply),
    lines: lines.map(toSupplyLineWrite),
  }
}

/** Returns the terms with the mill, and data about the wood. */
export function toSupplyTerms(supply: Row<'supplies'>): Schemas['SupplyTerms'] {
  return {
    ...pickSupplyTermColumns(supply),
    ...toTradeTerms(supply),
    deposit: fromCentsOrNull(supply.deposit_cents),
    inspection_required: supply.inspection_required === 1,
    harvest_countries: parseJson(supply.harvest_countries),
  }
}

export const toSupplyLineWrite = (
  line: Row<'supply_lines'>,
): SupplyLineWrite & { specification: Schemas['Specification'] } => ({
  ...toWoodWrite(line),
  confirmed_quantity: line.confirmed_quantity,
  ready_quantity: line.ready_quantity,
})
