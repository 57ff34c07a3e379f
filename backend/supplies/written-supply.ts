import { fromCentsOrNull, fromTenThousandthsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import type { Schemas, SupplyLineWrite, SupplyWrite } from './contract'
import type { SupplyRecord } from './find-supply'

/** A stored supply as it would be written, so that a change can be held against it. */
export function writtenSupply({ supply, lines }: SupplyRecord): SupplyWrite {
  return {
    sawmill_id: supply.sawmill_id,
    purchase_manager_id: supply.purchase_manager_id,
    ...writtenTerms(supply),
    lines: lines.map(writtenLine),
  }
}

/** What is agreed with the mill, and what is known of the wood. */
export function writtenTerms(supply: Row<'supplies'>): Schemas['SupplyTerms'] {
  return {
    currency: supply.currency,
    exchange_rate: supply.exchange_rate,
    payment_terms: { kind: supply.payment_kind, net_days: supply.payment_net_days },
    incoterms: { rule: supply.incoterms_rule, place: supply.incoterms_place },
    loading_place: supply.loading_place,
    ready_week: supply.ready_week,
    deposit: fromCentsOrNull(supply.deposit_cents),
    inspection_required: supply.inspection_required === 1,
    certificate_claim: supply.certificate_claim,
    due_diligence_reference: supply.due_diligence_reference,
    verification_number: supply.verification_number,
    harvest_countries: parseJson(supply.harvest_countries),
    tolerance_percent: supply.tolerance_percent,
    notes: supply.notes,
  }
}

export function writtenLine(line: Row<'supply_lines'>): SupplyLineWrite & { specification: Schemas['Specification'] } {
  return {
    id: line.id,
    product_id: line.product_id,
    specification: parseJson(line.specification),
    quantity: line.quantity,
    unit: line.unit,
    price: fromTenThousandthsOrNull(line.price),
    price_unit: line.price_unit,
    certification: line.certification,
    confirmed_quantity: line.confirmed_quantity,
    ready_quantity: line.ready_quantity,
  }
}
