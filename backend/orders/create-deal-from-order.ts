import { vDealWrite } from '@contract/validators'
import { recordActivity } from '../activity/activity'
import { writeAllocations } from '../allocations/write-allocations'
import { getBusinessDay } from '../business-day'
import type { PersonCall } from '../call'
import { toDealRow, toDealLineRows, type DealWrite } from '../deals/schema'
import { notifyDealConfirmed } from '../deals/notify-deal-change'
import { sumServicesCents } from '../deals/deal-figures'
import { issueConfirmation } from '../deals/confirmation-document'
import { prepareDeal, type OrderedWood } from '../deals/prepare-deal'
import { findSuppliesOfLines, sumPacksBySupplyLine } from '../order-changes/packs-by-supply-line'
import { recordChanges } from '../db/unit-of-work'
import { fromCents } from '../db/decimal-columns'
import { groupBy, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { createEmptyFields } from '../records/field-table'
import { logTransition } from '../documents/transitions'
import { createDocumentHead } from '../records/record-head'
import { storeLines } from '../wood-lines/wood-rows'
import type { StoredOrder } from './queries'
import { toPackedSpecification, toSoldLine } from './rules/deal-line'
import { toPaymentTerms } from '../documents/terms'

type PackedSpecifications = OrderedWood['specifications']

/**
 * Creates the confirmed deal of an order, under the client's sale manager, and allocates the
 * supplies of its packs.
 * @returns the deal's id
 */
export async function createDealFromOrder(
  call: PersonCall,
  record: StoredOrder,
  client: Row<'clients'>,
  isOverridden: boolean,
): Promise<string> {
  const { db, person, clock } = call
  const { order, lines } = record
  const specifications = await findPackedSpecifications(db, lines)
  const prepared = await prepareDeal(
    db,
    person,
    createDealWrite(record, client, getBusinessDay(call), specifications),
    {
      storedDeal: null,
      ordered: { services_cents: sumServicesCents(lines), specifications },
    },
  )
  const head = await createDocumentHead(call, 'D')
  const { id } = head
  await db
    .insertInto('deals')
    .values({ ...head, ...toDealRow(prepared, head.number), portal_order_id: order.id })
    .execute()
  await storeLines(db, 'deal_lines', id, toDealLineRows(head, prepared.lines))
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
  const order_confirmation_revision = 1
  await issueConfirmation(call, { deal, lines: dealLines }, order_confirmation_revision)
  const at = clock().toISOString()
  await db
    .updateTable('deals')
    .set({
      status: 'confirmed',
      version: 3,
      order_confirmation_revision,
      confirmed_at: at,
      confirmed_on: getBusinessDay(call),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
  const logEntry = { record: { kind: 'deal' as const, id }, personId: person.id }
  await logTransition(call, logEntry.record, {
    from: 'draft',
    to: 'order_confirmation',
    personId: logEntry.personId,
  })
  await logTransition(call, logEntry.record, {
    from: 'order_confirmation',
    to: 'confirmed',
    personId: logEntry.personId,
    isOverridden,
  })
  await allocateLots(call, id, lines)
  recordChanges(db, { deals: [id] })
  await notifyDealConfirmed(call, deal, isOverridden)
  return id
}

/** Returns the wood of each order line, in the packs that it has reserved. */
async function findPackedSpecifications(
  db: Db,
  lines: readonly Row<'order_lines'>[],
): Promise<PackedSpecifications> {
  const lots = await db
    .selectFrom('lots')
    .select(['order_line_id', 'pcs'])
    .where(
      'order_line_id',
      'in',
      lines.map(({ id }) => id),
    )
    .execute()
  const byLine = groupBy(lots, ({ order_line_id }) => order_line_id ?? '')
  return new Map(
    lines.map(({ id, specification }) => [
      id,
      toPackedSpecification(parseJson(specification), byLine.get(id)?.map(({ pcs }) => pcs) ?? []),
    ]),
  )
}

/** Services are stored apart from the wood: each has its own price. */
async function storeServices(
  { db }: PersonCall,
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

/**
 * Allocates the supplies of its packs to each line. The allocations of a line add up to its
 * volume.
 */
async function allocateLots(
  call: PersonCall,
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
  const supplies = await findSuppliesOfLines(
    db,
    lots.flatMap(({ supply_line_id }) => supply_line_id ?? []),
  )
  const parts = lines.flatMap((line) => {
    const lineLots = lots.filter((lot) => lot.order_line_id === line.id)
    const sums = sumPacksBySupplyLine(lineLots, parseJson(line.specification))
    return [...sums].flatMap(([supply_line_id, after]) => {
      const supply_id = supplies.get(supply_line_id)
      if (supply_id === undefined) return []
      const pair = { supply_line_id, deal_line_id: line.id, supply_id, deal_id: dealId }
      return [{ pair, before: { litres: 0, packs: null }, after }]
    })
  })
  await writeAllocations(call, parts)
}

/** Deal fields that an order does not set. */
const emptyDealFields = createEmptyFields(vDealWrite)

function createDealWrite(
  { order, lines }: StoredOrder,
  client: Row<'clients'>,
  date: string,
  specifications: PackedSpecifications,
): DealWrite {
  const { city, zip_code } = parseJson(order.address)
  const truck =
    order.transport_cents === null
      ? null
      : { amountCents: order.transport_cents, truckLitres: order.volume_l }
  return {
    ...emptyDealFields,
    client_id: client.id,
    sale_manager_id: client.sale_manager_id ?? '',
    date,
    customer_reference: order.customer_reference,
    incoterms: {
      rule: order.incoterms,
      place: order.incoterms === 'FCA' ? order.location : `${zip_code} ${city}`,
    },
    payment_terms: toPaymentTerms(order),
    currency: 'EUR',
    delivery_week_from: order.delivery_week,
    delivery_week_to: order.delivery_week,
    transport: { kind: 'truck', count: order.trucks },
    destination: city,
    tolerance_percent: client.tolerance_percent,
    planned_freight:
      order.transport_cents === null
        ? null
        : { amount: fromCents(order.transport_cents), currency: 'EUR', exchange_rate: null },
    other_costs: [],
    charges: [],
    notes: order.additional_information,
    lines: lines.map((line) => {
      const specification = parseJson(line.specification)
      return {
        id: line.id,
        product_id: line.product_id,
        specification: null,
        ...toSoldLine({ ...line, specification }, truck, specifications.get(line.id)),
        planned_purchase_price: null,
        certification: specification.certification,
        remark: null,
        discount: null,
      }
    }),
  }
}
