import { findLotsById } from '../baskets/queries'
import { computeDelivered, computeTruckFill, type PricedWood } from '../baskets/rules/line-figures'
import { toBusinessDay } from '../business-day'
import type { Handler, Schemas, PersonCall } from '../call'
import {
  fromCents,
  fromLitres,
  fromTenThousandths,
  fromTenThousandthsOrNull,
} from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { loadDealUnchecked } from '../deals/queries'
import { dealRevisionKind } from '../deals/revisions'
import { isAnswerDayOver } from '../documents/answer-day'
import { presentDocumentHead } from '../records/record-head'
import { getRecordActions } from '../records/record-policy'
import { findSentRevision } from '../documents/revision-transitions'
import { nameChangedLines, toClientDifferences } from '../order-changes/rules/change-differences'
import { createPersonLookup } from '../people/person-refs'
import { findAgreedTerms } from './agreed-terms'
import { requireOrder, getLastDay, type StoredOrder } from './queries'
import {
  orderPolicy,
  getEditableOrderFields,
  toOrderWrite,
  type Order,
  type OrderLine,
} from './schema'
import { loadOrderProgress } from './load-order-progress'
import { hasCollectedPrices, toLineDiscount } from './rules/agreed-prices'
import { loadOrderTransitionSubject } from './order-transition-subject'
import { orderStateMachine } from './rules/order-state-machine'
import { toPaymentTerms } from '../documents/terms'

/** Presents an order with the caller's permissions. */
export async function presentOrder(call: PersonCall, record: StoredOrder): Promise<Order> {
  const { db, person } = call
  const { order, lines, company } = record
  const toPersonRef = await createPersonLookup(db, [order.created_by, order.updated_by])
  const lots = await findLotsById(
    db,
    lines.map(({ lot_id }) => lot_id),
  )
  const getLoadedLitres = await readLoadedLitres(db, order.deal_id)
  const deal = await findOrderDeal(call, order.deal_id)
  const agreed = await findAgreedTerms(db, order.deal_id)
  return {
    ...presentDocumentHead(order, toPersonRef),
    ...toOrderWrite(order),
    status: order.status,
    company: { id: company.id, name: company.name },
    ordered_on: order.ordered_on,
    location: order.location,
    address: parseJson(order.address),
    delivery_before: getLastDay(order.delivery_week),
    payment_terms: toPaymentTerms(order),
    lines: lines.map((line) => ({
      ...presentOrderLine(line, order, lots, getLoadedLitres),
      remark: agreed.getRemark(line.id),
    })),
    figures: {
      pcs: order.pcs,
      m3: fromLitres(order.volume_l),
      weight_kg: order.weight_kg,
      goods: fromCents(order.goods_cents),
      services: fromCents(order.services_cents),
      transport:
        order.transport_cents === null
          ? null
          : fromCents(order.total_cents - order.goods_cents - order.services_cents),
      charges: fromCents(order.charges_cents),
      total: fromCents(order.total_cents),
    },
    truck: computeTruckFill({ litres: order.volume_l, weightKg: order.weight_kg }),
    progress: (await loadOrderProgress(call, [order]))(order),
    deal: deal && { id: deal.id, number: deal.number, status: deal.status },
    agreed_change: order.agreed_change,
    agreed_terms: agreed.terms,
    proposed_change: await findProposedChange(call, order),
    // An order that was canceled with its deal has no reason of its own.
    cancel_reason: order.cancel_reason ?? deal?.cancel_reason ?? null,
    allowed_actions: getRecordActions(orderPolicy, person, record),
    editable_fields: getEditableOrderFields(person.role, order.status),
    transitions: orderStateMachine.getTransitions(
      person,
      await loadOrderTransitionSubject(call, record),
    ),
  }
}

/** Returns the deal of the order, with its id if the caller may open it. Null for a client. */
export async function findOrderDeal(
  { db, person }: PersonCall,
  id: string | null,
): Promise<(Schemas['OrderDeal'] & { cancel_reason: string | null }) | null> {
  if (id === null || person.role === 'client') return null
  const deal = await db
    .selectFrom('deals')
    .select(['id', 'number', 'status', 'cancel_reason'])
    .where('id', '=', id)
    .executeTakeFirst()
  const canOpenRecords = person.role === 'global_manager' || person.role === 'admin'
  return deal ? { ...deal, id: canOpenRecords ? deal.id : null } : null
}

type GetLoadedLitres = (lineId: string) => number

async function readLoadedLitres(db: Db, dealId: string | null): Promise<GetLoadedLitres> {
  if (dealId === null) return () => 0
  const lines = await db
    .selectFrom('deal_lines')
    .select(['id', 'loaded_l'])
    .where('deal_id', '=', dealId)
    .execute()
  const byId = new Map(lines.map(({ id, loaded_l }) => [id, loaded_l]))
  return (id) => byId.get(id) ?? 0
}

function presentOrderLine(
  line: Row<'order_lines'>,
  order: Row<'orders'>,
  lots: ReadonlyMap<string, Schemas['LotRef']>,
  getLoadedLitres: GetLoadedLitres,
): Omit<OrderLine, 'remark'> {
  const specification = parseJson(line.specification)
  return {
    id: line.id,
    product: { id: line.product_id, name: line.product_name, specification },
    lot: line.lot_id === null ? null : (lots.get(line.lot_id) ?? null),
    packs: line.packs,
    pcs: line.pcs,
    m3: fromLitres(line.litres),
    weight_kg: line.weight_kg,
    service: line.service,
    price_unit: line.price_unit,
    service_price: fromTenThousandthsOrNull(line.service_price),
    ...presentPrices({ ...line, specification }, order),
    loaded_m3: fromLitres(getLoadedLitres(line.id)),
  }
}

type PricedLine = Omit<Row<'order_lines'>, 'specification'> & Pick<PricedWood, 'specification'>

/** Presents the collected and the delivered price, and a changed order with the agreed one. */
function presentPrices(
  line: PricedLine,
  order: Row<'orders'>,
): Pick<OrderLine, 'price' | 'price_dap' | 'discount' | 'amount' | 'amount_dap'> {
  const { transport_cents, volume_l } = order
  const discount = toLineDiscount(line)
  const price = fromTenThousandths(line.price)
  const amount = fromCents(line.goods_cents + line.service_cents)
  if (!hasCollectedPrices(order))
    return { price: null, price_dap: price, discount, amount: null, amount_dap: amount }
  const delivered =
    transport_cents === null
      ? null
      : computeDelivered(line, { amountCents: transport_cents, truckLitres: volume_l })
  return {
    price,
    price_dap: delivered && delivered.price,
    discount,
    amount,
    amount_dap: delivered && fromCents(delivered.cents + line.service_cents),
  }
}

/** Returns the change that the buyers are to answer; null if none is proposed. */
async function findProposedChange(
  call: PersonCall,
  { deal_id, volume_l, total_cents }: Row<'orders'>,
): Promise<Order['proposed_change']> {
  if (deal_id === null) return null
  const deal = await loadDealUnchecked(call.db, deal_id)
  const sent = await findSentRevision(dealRevisionKind, call, deal)
  if (!sent) return null
  const { row, revised } = sent
  const { sent_at, answer_until } = row
  if (sent_at === null || answer_until === null) throw new Error('A proposed change has its days')
  return {
    revision: row.revision,
    proposed_on: toBusinessDay(sent_at, call.timeZone),
    answer_until,
    differences: nameChangedLines(toClientDifferences(revised.differences), {
      before: deal.lines,
      after: revised.write.lines,
    }),
    m3: fromLitres(volume_l),
    new_m3: revised.figures.volume_m3,
    total: fromCents(total_cents),
    new_total: revised.figures.revenue,
    can_answer: call.person.role === 'client' && !isAnswerDayOver(call, answer_until),
  }
}

export const getOrder: Handler<'getOrder'> = async (call) =>
  presentOrder(call, await requireOrder(call.db, call.person, call.path.id))
