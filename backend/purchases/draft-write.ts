import { businessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import type { Row } from '../db/tables'
import { newId } from '../identifiers'
import { convert, usualPriceUnit } from '@/shared/lib/timber'
import { lastPaid, type PaidLine } from './last-paid'
import { readyWeek } from './rules/makes'

/** A line of the deal, and how much of it a mill is to saw. */
export type DraftLine = {
  line: PaidLine & { product_id: string | null }
  quantity: string
  unit: Schemas['Unit']
}

/** As much of an address as a loading place takes. */
const MOST_LETTERS = 160

/** A supply as it is drafted: on the terms on which the mill sold last, at its last prices. */
export async function draftWrite(
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
  const paid = await lastPaid(
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
    loading_place: last?.loading_place ?? addressLine(mill),
    ready_week: readyWeek(mill, businessDay(call)),
    deposit: null,
    inspection_required: last?.inspection_required === 1,
    // Where the lines differ, each says its own.
    certificate_claim: claims.size === 1 ? claim : 'none',
    due_diligence_reference: null,
    verification_number: null,
    harvest_countries: [],
    tolerance_percent: last?.tolerance_percent ?? 10,
    notes: null,
    lines: lines.map(({ line, quantity, unit }) => {
      const last = paid.get(line.id)
      // A price by something that the quantity can't be told in could not be saved.
      const price =
        last && convert(quantity, unit, line.specification)[last.price_unit].ok ? last : null
      return {
        id: newId(random),
        product_id: line.product_id,
        specification: line.product_id === null ? line.specification : null,
        quantity,
        unit,
        price: price?.currency === currency ? price.price : null,
        price_unit: price?.price_unit ?? usualPriceUnit(unit),
        certification: line.certification,
        confirmed_quantity: null,
        ready_quantity: null,
      }
    }),
  }
}

function addressLine({ address }: Row<'sawmills'>): string | null {
  const line =
    address
      ?.split('\n')
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', ') ?? ''
  return line !== '' && line.length <= MOST_LETTERS ? line : null
}
