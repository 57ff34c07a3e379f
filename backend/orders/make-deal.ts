import { vDealWrite } from '@/shared/api/generated/validators'
import { recordActivity } from '../activity/record-activity'
import { writeParts } from '../allocations/write-parts'
import { businessDay } from '../business-day'
import type { StaffCall } from '../call'
import { dealValues, lineRows } from '../deals/deal-rows'
import { tellConfirmed } from '../deals/deal-notices'
import type { DealWrite } from '../deals/contract'
import { servicesCents } from '../deals/figures'
import { issueConfirmation } from '../deals/issue-confirmation'
import { prepareDeal } from '../deals/prepare-deal'
import { recountMargins } from '../deal-margins/recount-margins'
import { fromCentsOrNull } from '../db/decimal-columns'
import { grouped } from '../db/grouped'
import { parseJson } from '../db/json'
import type { Db, Row } from '../db/tables'
import { emptyFields } from '../documents/empty-fields'
import { logStep } from '../documents/log-step'
import { newDocument } from '../documents/new-document'
import { lotsLitres } from '../wood-lines/lots-litres'
import { storeLines } from '../wood-lines/store-lines'
import type { OrderRecord } from './find-order'
import { soldLine, transportShares } from './rules/deal-line'

/**
 * Makes the house's deal of an order, confirmed, under the client's sale manager, with its wood allocated from the supplies that its packs came from.
 * @returns the deal's id
 */
export async function makeDeal(
  call: StaffCall,
  record: OrderRecord,
  client: Row<'clients'>,
  isOverridden: boolean,
): Promise<string> {
  const { db, person, clock } = call
  const { order, lines } = record
  const prepared = await prepareDeal(
    db,
    person,
    dealWrite(record, client, businessDay(call)),
    null,
    servicesCents(lines),
  )
  const head = await newDocument(call, 'D')
  const { id } = head
  await db
    .insertInto('deals')
    .values({ ...head, ...dealValues(prepared, head.number), portal_order_id: order.id })
    .execute()
  await storeLines(db, 'deal_lines', id, lineRows(head, prepared.lines))
  await storeServices(call, lines)
  await recordActivity(call, {
    record: { kind: 'deal', id },
    personId: person.id,
    kind: 'created',
    changes: [],
  })
  const deal = await db
    .selectFrom('deals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const dealLines = await db
    .selectFrom('deal_lines')
    .selectAll()
    .where('deal_id', '=', id)
    .orderBy('position')
    .execute()
  const order_confirmation_revision = await issueConfirmation(call, { deal, lines: dealLines })
  const at = clock().toISOString()
  await db
    .updateTable('deals')
    .set({
      status: 'confirmed',
      version: 3,
      order_confirmation_revision,
      confirmed_at: at,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
  const steps = { record: { kind: 'deal' as const, id }, personId: person.id }
  await logStep(call, steps.record, {
    from: 'draft',
    to: 'order_confirmation',
    personId: steps.personId,
  })
  await logStep(call, steps.record, {
    from: 'order_confirmation',
    to: 'confirmed',
    personId: steps.personId,
    isOverridden,
  })
  await allocateLots(call, id, lines)
  await recountMargins(db, [id])
  await tellConfirmed(call, deal, isOverridden)
  return id
}

/** Services stay beside the wood: the client ordered each at its own price. */
async function storeServices(
  { db }: StaffCall,
  lines: readonly Row<'order_lines'>[],
): Promise<void> {
  for (const { id, service, service_price, service_cents } of lines) {
    if (service !== 'none')
      await db
        .updateTable('deal_lines')
        .set({ service, service_price, service_cents })
        .where('id', '=', id)
        .execute()
  }
}

/** Allocates the supplies of its packs to each line. The parts of a line add up to its own volume, however its packs are split. */
async function allocateLots(
  call: StaffCall,
  dealId: string,
  lines: readonly Row<'order_lines'>[],
): Promise<void> {
  const { db, clock } = call
  const lineIds = lines.map(({ id }) => id)
  const lots = await db
    .selectFrom('lots')
    .selectAll()
    .where('order_line_id', 'in', lineIds)
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  await db
    .updateTable('lots')
    .set({ status: 'sold', updated_at: clock().toISOString() })
    .where('order_line_id', 'in', lineIds)
    .execute()
  const supplies = await suppliesOf(db, lots)
  const parts = lines.flatMap((line) => {
    const specification = parseJson(line.specification)
    const counted: Row<'lots'>[] = []
    const own = lots.filter((lot) => lot.order_line_id === line.id)
    return [...grouped(own, (lot) => lot.supply_line_id ?? '').entries()].flatMap(
      ([supply_line_id, part]) => {
        const before = lotsLitres(counted, specification)
        counted.push(...part)
        const litres = lotsLitres(counted, specification) - before
        const supply_id = supplies.get(supply_line_id)
        if (supply_id === undefined) return []
        return [
          {
            pair: { supply_line_id, deal_line_id: line.id, supply_id, deal_id: dealId },
            was: { litres: 0, packs: null },
            now: { litres, packs: part.length },
          },
        ]
      },
    )
  })
  await writeParts(call, parts)
}

async function suppliesOf(
  db: Db,
  lots: readonly Row<'lots'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(lots.flatMap(({ supply_line_id }) => supply_line_id ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('supply_lines')
    .select(['id', 'supply_id'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, supply_id }) => [id, supply_id]))
}

/** What an order says nothing of. */
const UNSAID = emptyFields(vDealWrite)

function dealWrite({ order, lines }: OrderRecord, client: Row<'clients'>, date: string): DealWrite {
  const { city, zip_code } = parseJson(order.address)
  const shares = transportShares(
    order.transport_cents ?? 0,
    lines.map(({ litres }) => litres),
  )
  return {
    ...UNSAID,
    client_id: client.id,
    sale_manager_id: client.sale_manager_id ?? '',
    date,
    customer_reference: order.customer_reference,
    incoterms: {
      rule: order.incoterms,
      place: order.incoterms === 'FCA' ? order.location : `${zip_code} ${city}`,
    },
    payment_terms: { kind: order.payment_kind, net_days: order.payment_net_days },
    currency: 'EUR',
    delivery_week_from: order.delivery_week,
    delivery_week_to: order.delivery_week,
    transport: { kind: 'truck', count: order.trucks },
    destination: city,
    tolerance_percent: client.tolerance_percent,
    planned_freight: fromCentsOrNull(order.transport_cents),
    other_costs: [],
    notes: order.additional_information,
    lines: lines.map((line, i) => {
      const specification = parseJson(line.specification)
      return {
        id: line.id,
        product_id: line.product_id,
        specification: null,
        ...soldLine({ ...line, specification }, shares[i] ?? 0),
        planned_purchase_price: null,
        certification: specification.certification,
      }
    }),
  }
}
