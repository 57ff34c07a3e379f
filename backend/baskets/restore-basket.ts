import type { Handler } from '../call'
import { Problem } from '../problems/problem'
import { addItems } from './add-items'
import { resolveCompany } from './resolve-company'
import { expireBasket } from './expire-basket'
import { findOpenBasket } from './open-basket'
import { findExpiredBasket } from './expired-basket'
import { presentBasket } from './present-basket'

export const restoreBasket: Handler<'restoreBasket'> = async (call) => {
  const { db, clock } = call
  const company = await resolveCompany(call, call.query.company_id, '?company_id')
  const past = await findExpiredBasket(call, company.id, await findOpenBasket(db, company.id))
  if (!past) throw new Problem('not_allowed_now')
  if (past.basket.status === 'open') await expireBasket(call, past.basket.id)
  const results = await addItems(
    call,
    company,
    past.lines.map(({ product_id, lot_id, packs, service, price }) => ({
      ...{
        product_id: lot_id === null ? product_id : null,
        lot_id,
        code: null,
        pcs_per_pack: null,
        barcode_starts: null,
      },
      ...{ quantity: String(packs), unit: 'pack' as const, service, priceWas: price },
    })),
  )
  await db
    .updateTable('baskets')
    .set({ restored_at: clock().toISOString() })
    .where('id', '=', past.basket.id)
    .execute()
  return { basket: await presentBasket(call, company), results }
}
