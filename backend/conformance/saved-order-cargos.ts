import { expectAnswer } from './answers'
import type { People } from './host'
import { advanceCargo, createLoadOfLots, sampleTruck, saveCargo } from './saved-cargos'
import { createConfirmedOrder, type Order } from './saved-orders'

type DealRef = NonNullable<Order['deal']> & { id: string }

/** Returns a confirmed order with the deal as staff see it. */
export async function createOrderWithDeal(
  people: People,
): Promise<{ order: Order; deal: DealRef }> {
  const order = await createConfirmedOrder(people)
  const id = order.deal?.id
  if (!order.deal || !id) throw new Error('The order has no deal.')
  return { order, deal: { ...order.deal, id } }
}

/** Plans a truck with the packs of an order's deal. */
export async function planTruck(people: People, deal: Pick<DealRef, 'id'>) {
  const { items } = await expectAnswer(
    await (await people.as('cargo_manager')).get(`/cargos/loadable/?deal_id=${deal.id}`),
    'listLoadable',
  )
  const lines = items.map((wood) => createLoadOfLots(wood))
  return {
    truck: await saveCargo(people, sampleTruck({ lines, seal_number: 'LT-77' })),
    supplyIds: items.map(({ supply }) => supply.id),
  }
}

/** Sends a truck with the packs of an order's deal. */
export async function sendTruck(people: People, deal: Pick<DealRef, 'id'>) {
  const { truck, supplyIds } = await planTruck(people, deal)
  const cargo = await advanceCargo(people, truck, 'booked', 'loading', 'sealed', 'in_transit')
  return { cargo, supplyIds }
}
