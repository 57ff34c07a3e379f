import { expect, it } from 'vitest'
import { setUpTestWorlds } from '@mocks/node/set-up-test-worlds'
import { useTestWorld } from '@mocks/node/test-world'
import type { Schemas } from '../call'
import { toTenThousandths } from '../db/decimal-columns'
import { getCompanyId } from '../seed/companies'
import { DEMO_COMPANY } from '../seed/company-list'

setUpTestWorlds()
const world = useTestWorld()

/** An order line of the demo's company, whose product has free packs and a price. */
async function findOrderedLine() {
  await world.loginAs('client')
  const lines = await world.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_id', 'order_lines.id', 'product_id'])
    .where('company_id', '=', getCompanyId(DEMO_COMPANY))
    .execute()
  for (const line of lines) {
    const [result] = await orderAgain(line.order_id, line.id)
    if (result && result.packs > 0) return line
  }
  throw new Error('The demo has no such order.')
}

/** Orders again with an empty basket, and returns the result of one line as a list. */
async function orderAgain(orderId: string, lineId: string): Promise<Schemas['BasketResult'][]> {
  const lines = await world.db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  await fetch('http://localhost/api/basket/', { method: 'DELETE' })
  const answer = await fetch(`http://localhost/api/orders/${orderId}/reorder/`, {
    method: 'POST',
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  const { results } = (await answer.json()) as Schemas['BasketChange']
  return results.filter((_, at) => lines[at]?.id === lineId)
}

const setPrice = async (lineId: string, price: number, price_unit: Schemas['Unit']) =>
  world.db.updateTable('order_lines').set({ price, price_unit }).where('id', '=', lineId).execute()

it('a repeated order compares today’s price in the unit of the order', async () => {
  const { id, order_id } = await findOrderedLine()
  await setPrice(id, 10_000, 'm3')
  const [dearer] = await orderAgain(order_id, id)
  const perM3 = dearer?.difference?.now ?? ''
  expect(dearer?.difference).toMatchObject({
    before: '1.00',
    price_unit: 'm3',
    source: 'price_list',
    is_discounted: false,
  })
  await setPrice(id, toTenThousandths(perM3), 'm3')
  const [same] = await orderAgain(order_id, id)
  expect(same?.difference).toBeNull()
  // A price per piece with the same amount is another price.
  await setPrice(id, toTenThousandths(perM3), 'pcs')
  const [perPiece] = await orderAgain(order_id, id)
  expect(perPiece?.difference).toMatchObject({ before: perM3, price_unit: 'pcs' })
  expect(Number(perPiece?.difference?.now)).toBeLessThan(Number(perM3))
})

it('a repeated order names wood that is no longer sold, without a price', async () => {
  const { id, order_id, product_id } = await findOrderedLine()
  await setPrice(id, 10_000, 'm3')
  const { name } = await world.db
    .updateTable('products')
    .set({ status: 'archived' })
    .where('id', '=', product_id)
    .returning('name')
    .executeTakeFirstOrThrow()
  expect(await orderAgain(order_id, id)).toMatchObject([
    { outcome: 'unknown', name, packs: 0, difference: null },
  ])
})
