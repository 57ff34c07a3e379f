import type { Handler } from '../call'
import { closeBasket } from './close-basket'
import { resolveCompany } from './resolve-company'
import { findOpenBasket } from './open-basket'
import { presentBasket } from './present-basket'

export const emptyBasket: Handler<'emptyBasket'> = async (call) => {
  const company = await resolveCompany(call, call.query.company_id, '?company_id')
  const open = await findOpenBasket(call.db, company.id)
  if (open) await closeBasket(call.db, open.basket.id, 'emptied', call.clock().toISOString())
  return presentBasket(call, company)
}
