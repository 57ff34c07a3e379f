import { dequal } from 'dequal/lite'
import type { Call, Handler, Handlers, PersonCall } from '../call'
import { repeatItems } from '../copies/repeat-items'
import { presentBasket } from '../baskets/present-basket'
import { downloadAttachment } from '../attachments/handlers'
import { Problem } from '../problems/problem'
import { pick, rowEquals, toJson } from '../db/rows'
import { NAME_COLUMNS } from '../search/name-columns'
import { assertVersion, createDocumentHead, toNextVersion } from '../records/record-head'
import { recordActivity, logChanges } from '../activity/activity'
import { findOpenBasket, isExpired } from '../baskets/basket-life'
import { findProductsById } from '../products/queries'
import { getBusinessDay } from '../business-day'
import { assertCompanyMayOrder } from '../companies/company-block'
import { requireCompany } from '../companies/policy'
import type { NewRow, Row } from '../db/tables'
import { createId } from '../identifiers'
import { answerOrderChange } from './answer-order-change'
import { getOrder, presentOrder } from './present-order'
import { hasCollectedPrices, toLineDiscount } from './rules/agreed-prices'
import { getOrderThread, findThreadPhotos } from './get-order-thread'
import { downloadOrderInvoice } from './portal-invoices'
import { listOrders, requireOrder } from './queries'
import { transitionOrder } from './transition-order'
import { findUnreservedPacks } from './unreserved-packs'
import { prepareOrderValues } from './prepare-order'
import {
  getEditableOrderFields,
  orderFields,
  toLoggedOrder,
  toOrderWrite,
  toOrderLineColumns,
} from './schema'

const createOrder: Handler<'createOrder'> = async (call) => {
  const { db, person, body, clock } = call
  const company = await requireCompany(db, person, body.company_id)
  await assertCompanyMayOrder(db, company)
  const open = await findOpenBasket(db, company.id)
  if (!open || isExpired(open.basket, clock()) || open.lines.length === 0)
    throw new Problem('not_allowed_now')
  if (body.invoice !== null && !getEditableOrderFields(person.role, 'initial').includes('invoice'))
    throw Problem.invalid({ pointer: '/invoice', code: 'locked' })
  const repeated = await findRepeatedOrder(call, open.lines)
  if (repeated) return presentOrder(call, await requireOrder(db, person, repeated.id))
  const head = await createDocumentHead(call, 'O')
  const lines = await createOrderLines(call, head.id, open.lines)
  const values = await prepareOrderValues(
    call,
    body,
    { company, location: open.basket.location, number: head.number, lines },
    null,
  )
  const terms = {
    ...pick(company, ['payment_kind', 'payment_net_days', 'payment_parts']),
    ordered_on: getBusinessDay(call),
  }
  await db
    .insertInto('orders')
    .values({ ...head, status: 'initial', ...values, ...terms })
    .execute()
  await db.insertInto('order_lines').values(lines).execute()
  await recordActivity(call, {
    record: { kind: 'order', id: head.id },
    personId: person.id,
    kind: 'created',
    changes: [],
  })
  return presentOrder(call, await requireOrder(db, person, head.id))
}

/**
 * Returns the order that an equal call created from the same packs, so that a form that is sent
 * twice orders them once.
 */
async function findRepeatedOrder(
  { db, body }: Call<'createOrder'>,
  basketLines: readonly Row<'basket_lines'>[],
): Promise<Row<'orders'> | undefined> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('company_id', '=', body.company_id)
    .where('status', '=', 'initial')
    .where('version', '=', 1)
    .execute()
  const toKey = ({ id, packs }: { id: string | null; packs: number }) => `${String(id)} ${packs}`
  const packs = new Set(basketLines.map(toKey))
  for (const order of orders.filter((one) => dequal(toOrderWrite(one), body))) {
    const lines = await db
      .selectFrom('order_lines')
      .select(['basket_line_id as id', 'packs'])
      .where('order_id', '=', order.id)
      .execute()
    if (lines.length === packs.size && lines.every((line) => packs.has(toKey(line)))) return order
  }
  return undefined
}

/** Converts the lines of a basket to order lines. */
async function createOrderLines(
  { db, random }: PersonCall,
  order_id: string,
  lines: readonly Row<'basket_lines'>[],
): Promise<NewLine[]> {
  const products = await findProductsById(
    db,
    lines.map(({ product_id }) => product_id),
  )
  return lines.flatMap((line, i) => {
    const product = products.get(line.product_id)
    if (!product) return []
    const { product_id, lot_id, price, price_unit, service, service_price } = line
    return [
      {
        id: createId(random),
        order_id,
        position: i + 1,
        product_id,
        product_name: product.name,
        specification: toJson(product.specification),
        lot_id,
        basket_line_id: line.id,
        price,
        price_unit,
        service,
        service_price,
        ...toOrderLineColumns(line, product.specification),
      },
    ]
  })
}

type NewLine = NewRow<'order_lines'>

const updateOrder: Handler<'updateOrder'> = async (call) => {
  const { db, person, path, body, version } = call
  const before = await requireOrder(db, person, path.id)
  const { order, company, lines } = before
  assertVersion(version, order.version)
  orderFields.assertEditable(
    toOrderWrite(order),
    body,
    getEditableOrderFields(person.role, order.status),
  )
  const values = await prepareOrderValues(
    call,
    body,
    { company, location: order.location, number: order.number, lines },
    order,
  )
  if (rowEquals(order, values, NAME_COLUMNS)) return presentOrder(call, before)
  await db
    .updateTable('orders')
    .set({ ...values, ...toNextVersion(call, version) })
    .where('id', '=', path.id)
    .execute()
  const after = await requireOrder(db, person, path.id)
  await logChanges(
    call,
    { kind: 'order', id: path.id },
    orderFields.findChanges(toLoggedOrder(order), toLoggedOrder(after.order)),
  )
  return presentOrder(call, after)
}

const downloadOrderPhoto: Handler<'downloadOrderPhoto'> = async ({ db, person, path, ...host }) => {
  const { order } = await requireOrder(db, person, path.id)
  const loads =
    order.deal_id === null
      ? []
      : await db
          .selectFrom('cargo_loads')
          .select('cargo_id')
          .distinct()
          .where('deal_id', '=', order.deal_id)
          .execute()
  const photo = (
    await findThreadPhotos(
      db,
      loads.map(({ cargo_id }) => cargo_id),
    )
  ).find(({ id }) => id === path.attachment_id)
  if (!photo) throw new Problem('not_found')
  return downloadAttachment({ db, ...host }, photo.report_id, photo.id)
}

const reorder: Handler<'reorder'> = async (call) => {
  const { order, company, lines } = await requireOrder(call.db, call.person, call.path.id)
  // The basket still reserves packs of an order that is not placed yet.
  const repeated =
    order.status === 'initial'
      ? await findUnreservedPacks(call.db, lines)
      : lines.map((line) => ({ line, packs: line.packs }))
  if (repeated.length === 0) return { basket: await presentBasket(call, company), results: [] }
  const results = await repeatItems(
    call,
    company,
    repeated.map(({ line, packs }) => ({
      ...line,
      packs,
      // If an ordered pack is gone, another of the same product replaces it.
      lot_id: null,
      price: hasCollectedPrices(order) ? line.price : null,
      discount: toLineDiscount(line),
    })),
  )
  return { basket: await presentBasket(call, company), results }
}

export const orderHandlers = {
  listOrders,
  createOrder,
  getOrder,
  updateOrder,
  transitionOrder,
  answerOrderChange,
  reorder,
  getOrderThread,
  downloadOrderPhoto,
  downloadOrderInvoice,
} satisfies Partial<Handlers>
