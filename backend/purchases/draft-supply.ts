import { getBusinessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import type { Row } from '../db/tables'
import { createId } from '../identifiers'
import { convert, getDefaultPriceUnit } from '@domain/timber'
import { findLastPaid, type PurchaseLine } from './last-paid'
import { computeReadyWeek } from './rules/sawmill-capability'

/** A deal line and the quantity to purchase. */
export type DraftLine = {
  line: PurchaseLine & { product_id: string | null }
  quantity: string
  unit: Schemas['Unit']
}

/** Maximum length of a loading place. */
const MAX_LENGTH = 160

/** Drafts a supply with the mill's last terms and prices. */
export async function draftSupply(
  call: StaffCall,
  mill: Row<'sawmills'>,
  lines: readonly DraftLine[],
): Promise<Schemas['SupplyWrite']> {
  const { db, person, random } = call
  const last = await db
    .selectFrom('supplies')
    .select([
      'currency',
      'incoterms_rule',
      'incoterms_place',
      'loading_place',
      'inspection_required',
      'tolerance_percent',
    ])
    .where('sawmill_id', '=', mill.id)
    .where('status', 'not in', ['draft', 'canceled'])
    .orderBy('number_key', 'desc')
    .executeTakeFirst()
  const currency = last?.currency ?? 'EUR'
  const paid = await findLastPaid(
    call,
    mill.id,
    lines.map(({ line }) => line),
  )
  const claims = new Set(lines.map(({ line }) => line.certification))
  const [claim = 'none'] = claims
  return {
    sawmill_id: mill.id,
    purchase_manager_id: person.role === 'purchase_manager' ? person.id : null,
    currency,
    exchange_rate: null,
    payment_terms: { kind: mill.payment_kind, net_days: mill.payment_net_days },
    incoterms: { rule: last?.incoterms_rule ?? 'FCA', place: last?.incoterms_place ?? '' },
    loading_place: last?.loading_place ?? toAddressLine(mill),
    ready_week: computeReadyWeek(mill, getBusinessDay(call)),
    deposit: null,
    inspection_required: last?.inspection_required === 1,
    // If the lines differ, each has its own claim.
    certificate_claim: claims.size === 1 ? claim : 'none',
    due_diligence_reference: null,
    verification_number: null,
    harvest_countries: [],
    tolerance_percent: last?.tolerance_percent ?? 10,
    notes: null,
    lines: lines.map(({ line, quantity, unit }) => {
      const last = paid.get(line.id)
      // A price whose unit the quantity can't be converted to could not be saved.
      const price =
        last && convert(quantity, unit, line.specification)[last.price_unit].ok ? last : null
      return {
        id: createId(random),
        product_id: line.product_id,
        specification: line.product_id === null ? line.specification : null,
        quantity,
        unit,
        price: price?.currency === currency ? price.price : null,
        price_unit: price?.price_unit ?? getDefaultPriceUnit(unit),
        certification: line.certification,
        confirmed_quantity: null,
        ready_quantity: null,
      }
    }),
  }
}

function toAddressLine({ address }: Row<'sawmills'>): string | null {
  const line =
    address
      ?.split('\n')
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', ') ?? ''
  return line !== '' && line.length <= MAX_LENGTH ? line : null
}
