import { woodKey } from '../allocations/rules/wood-key'
import { toCents, toCentsOrNull, toLitres, toTenThousandthsOrNull } from '../db/decimal-columns'
import { fold } from '../db/fold'
import { toJson } from '../db/json'
import type { NewRow } from '../db/tables'
import { documentSearchText } from '../products/document-search'
import type { PreparedLine, PreparedSupply } from './prepare-supply'

type Storable = Omit<PreparedSupply, 'sawmill'> & { sawmill: { id: string; name: string } }

/** Values that a write sets in the supply's row, figures included; not its identity. */
export function supplyValues({ write, sawmill, purchaseManager, figures, lines }: Storable, number: string) {
  return {
    sawmill_id: sawmill.id,
    sawmill_name: sawmill.name,
    sawmill_key: fold(sawmill.name),
    purchase_manager_id: write.purchase_manager_id,
    currency: write.currency,
    exchange_rate: write.exchange_rate,
    payment_kind: write.payment_terms.kind,
    payment_net_days: write.payment_terms.net_days,
    incoterms_rule: write.incoterms.rule,
    incoterms_place: write.incoterms.place,
    loading_place: write.loading_place,
    ready_week: write.ready_week,
    deposit_cents: toCentsOrNull(write.deposit),
    inspection_required: write.inspection_required ? 1 : 0,
    certificate_claim: write.certificate_claim,
    due_diligence_reference: write.due_diligence_reference,
    verification_number: write.verification_number,
    harvest_countries: toJson(write.harvest_countries),
    tolerance_percent: write.tolerance_percent,
    notes: write.notes,
    volume_l: toLitres(figures.volume_m3),
    weight_kg: figures.weight_kg,
    amount_cents: toCents(figures.amount),
    amount_eur_cents: toCentsOrNull(figures.amount_eur),
    confirmed_l: litresOrNull(figures.confirmed_m3),
    ready_l: litresOrNull(figures.ready_m3),
    woods: toJson([...new Set(lines.flatMap(({ specification }) => specification.wood ?? []))]),
    search_text: documentSearchText(
      number,
      sawmill.name,
      [write.loading_place, write.incoterms.place, purchaseManager?.name ?? null, write.due_diligence_reference],
      lines,
    ),
  } satisfies Partial<NewRow<'supplies'>>
}

/** All lines of a supply, in their order. */
export const lineRows = (supplyId: string, lines: readonly PreparedLine[]) => lines.map((line, i) => lineRow(supplyId, line, i + 1))

export function lineRow(supplyId: string, { write, specification, product_name, figures }: PreparedLine, place: number) {
  return {
    id: write.id,
    supply_id: supplyId,
    position: place,
    product_id: write.product_id,
    product_name,
    specification: toJson(specification),
    quantity: write.quantity,
    unit: write.unit,
    price: toTenThousandthsOrNull(write.price),
    price_unit: write.price_unit,
    certification: write.certification,
    confirmed_quantity: write.confirmed_quantity,
    ready_quantity: write.ready_quantity,
    volume_l: toLitres(figures.volume_m3),
    weight_kg: figures.weight_kg,
    wood_key: woodKey(specification),
    amount_cents: toCents(figures.amount ?? '0.00'),
    confirmed_l: litresOrNull(figures.confirmed_m3),
    ready_l: litresOrNull(figures.ready_m3),
  } satisfies NewRow<'supply_lines'>
}

const litresOrNull = (volumeM3: string | null): number | null => (volumeM3 === null ? null : toLitres(volumeM3))
