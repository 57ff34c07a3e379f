import { addItems } from '../baskets/add-items'
import { presentBasket } from '../baskets/present-basket'
import type { Handler } from '../call'
import { findOrder } from './find-order'

export const reorder: Handler<'reorder'> = async (call) => {
  const { company, lines } = await findOrder(call.db, call.person, call.path.id)
  const results = await addItems(
    call,
    company,
    // One pack that was ordered is gone: another of the same takes its place.
    lines.map(({ product_id, packs, service, price }) => ({
      ...{ product_id, lot_id: null, code: null, pcs_per_pack: null, barcode_starts: null },
      ...{ quantity: String(packs), unit: 'pack' as const, service, priceWas: price },
    })),
  )
  return { basket: await presentBasket(call, company), results }
}
