import { getBusinessDay } from '../business-day'
import type { Handler } from '../call'
import { fromLitres } from '../db/decimal-columns'
import { Problem } from '../problems/problem'
import { resolveStockViewer } from './stock-viewer'
import { isVisibleToBuyer } from './hidden-products'
import { presentStock } from './present-stock'
import { computeMetres, MAX_EXACT_PACKS } from './shown-amount'

/** The most packs that are shown of one product. */
const MAX_PACKS = 200

/** @throws Problem 404 for a product that is not sold, or hidden from this company */
export const getStockProduct: Handler<'getStockProduct'> = async (call) => {
  const { db, path, query } = call
  const looking = await resolveStockViewer(call, query.company_id)
  const row = await db
    .selectFrom('products')
    .select(['id', 'name', 'specification'])
    .where('id', '=', path.id)
    .where('status', '=', 'active')
    .where(isVisibleToBuyer(db, looking.buyer, getBusinessDay(call), false))
    .executeTakeFirst()
  const [product] = row ? await presentStock(call, looking, query, [row]) : []
  if (!product) throw new Problem('not_found')
  const most = looking.seesAmounts ? MAX_PACKS : MAX_EXACT_PACKS
  const lots = await db
    .selectFrom('lots')
    .select(['id', 'barcode', 'location', 'pcs', 'litres'])
    .where('product_id', '=', product.id)
    .where('status', '=', 'available')
    .orderBy('received_at')
    .orderBy('id')
    .limit(most + 1)
    .execute()
  return {
    product,
    packs: lots.slice(0, most).map(({ litres, ...pack }) => ({
      ...pack,
      volume_m3: fromLitres(litres),
      length_lm: computeMetres(pack.pcs, product.specification),
    })),
    is_more: lots.length > most,
  }
}
