import { getTestWorld } from '@mocks/node/test-world'
import {
  addToBasket,
  basketQueryOptions,
  createBasketItemWrite,
  createOrder,
  removeBasketLine,
  type Basket,
  type Order,
  type OrderWrite,
} from '@/entities/order'
import { createQueryClient } from '../query-client'

/** Empties the basket of the current user's company. */
export async function emptyBasket(): Promise<void> {
  for (const { id } of (await readBasket()).lines) await removeBasketLine(id)
}

/**
 * Fills the basket of the current user's company with packs of one product that has more in stock.
 */
export async function fillBasket(packs = 2): Promise<Basket> {
  await emptyBasket()
  const lots = await getTestWorld()
    .db.selectFrom('lots')
    .select('product_id')
    .distinct()
    .where('status', '=', 'available')
    .orderBy('product_id')
    .execute()
  for (const { product_id } of lots) {
    const { basket, results } = await addToBasket(undefined, [
      createBasketItemWrite({ product_id, quantity: String(packs) }),
    ])
    if (results[0]?.outcome === 'reserved' && basket.lines.some(({ is_more }) => is_more))
      return basket
  }
  throw new Error('Nothing is left in the yard.')
}

/** Creates an order from the basket, collected (FCA) by default. */
export async function createSavedOrder(change: Partial<OrderWrite> = {}): Promise<Order> {
  const basket = await fillBasket()
  const order: OrderWrite = {
    company_id: basket.company.id,
    address_id: basket.addresses[0]?.id ?? null,
    incoterms: 'FCA',
    delivery_week: '2026-W51',
    trucks: 1,
    customer_reference: 'PO-4411',
    additional_information: null,
    invoice: null,
  }
  return createOrder({ ...order, ...change }, crypto.randomUUID())
}

export const readBasket = (): Promise<Basket> => createQueryClient().query(basketQueryOptions())
