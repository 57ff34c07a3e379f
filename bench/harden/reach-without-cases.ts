import { expectAnswer } from '@backend/conformance/answers'
import type { People } from '@backend/conformance/host'
import { fillBasket } from '@backend/conformance/saved-orders'
import type { DataStore } from '../../server/configuration'
import { openStoredData } from './stored-data'

/**
 * Calls the operations that succeed in no case of a conformance test, because they need a basket of
 * days ago, or the photos of a delivered order, which the demo has.
 */
export async function reachWithoutCases(people: People, store: DataStore): Promise<void> {
  await fillBasket(people)
  const db = openStoredData(store)
  try {
    await db
      .updateTable('baskets')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where('status', '=', 'open')
      .execute()
  } finally {
    await db.destroy()
  }
  const client = await people.as('client')
  await client.post('/basket/restore/')
  const { items } = await expectAnswer(await client.get('/orders/?limit=100'), 'listOrders')
  for (const { id } of items) {
    const { cargos } = await expectAnswer(
      await client.get(`/orders/${id}/thread/`),
      'getOrderThread',
    )
    const [photo] = cargos.flatMap(({ photos }) => photos)
    if (!photo) continue
    await client.get(`/orders/${id}/photos/${photo.id}/`)
    return
  }
}
