import { recordActivity } from '../activity/record-activity'
import { isExpired, findOpenBasket } from '../baskets/open-basket'
import { findProductsById } from '../baskets/find-products-and-lots'
import { getBusinessDay } from '../business-day'
import type { Handler, StaffCall } from '../call'
import { assertCompanyMayOrder } from '../companies/company-block'
import { findCompany } from '../companies/company-permissions'
import { toJson } from '../db/json'
import type { NewRow, Row } from '../db/tables'
import { createDocumentHead } from '../documents/create-document-head'
import { createId } from '../identifiers'
import { Problem } from '../problems/problem'
import { findOrder } from './find-order'
import { toOrderLineColumns } from './order-figures'
import { prepareOrderValues } from './prepare-order'
import { presentOrder } from './present-order'
import { getEditableOrderFields } from './rules/order-fields'

export const createOrder: Handler<'createOrder'> = async (call) => {
  const { db, person, body, clock } = call
  const company = await findCompany(db, person, body.company_id)
  await assertCompanyMayOrder(db, company)
  const open = await findOpenBasket(db, company.id)
  if (!open || isExpired(open.basket, clock()) || open.lines.length === 0)
    throw new Problem('not_allowed_now')
  if (body.invoice !== null && !getEditableOrderFields(person.role, 'initial').includes('invoice'))
    throw Problem.invalid({ pointer: '/invoice', code: 'locked' })
  const head = await createDocumentHead(call, 'O')
  const lines = await createOrderLines(call, head.id, open.lines)
  const values = await prepareOrderValues(
    call,
    body,
    { company, location: open.basket.location, number: head.number, lines },
    null,
  )
  const terms = {
    payment_kind: company.payment_kind,
    payment_net_days: company.payment_net_days,
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
  return presentOrder(call, await findOrder(db, person, head.id))
}

/** What is in a basket, as lines of an order. */
async function createOrderLines(
  { db, random }: StaffCall,
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
        ...{
          id: createId(random),
          order_id,
          position: i + 1,
          product_id,
          product_name: product.name,
          specification: toJson(product.specification),
        },
        ...{ lot_id, basket_line_id: line.id, price, price_unit, service, service_price },
        ...toOrderLineColumns(line, product.specification),
      },
    ]
  })
}

type NewLine = NewRow<'order_lines'>
