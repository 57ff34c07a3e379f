import type { Handler } from '../call'
import { addItems } from './add-items'
import { resolveCompany } from './resolve-company'
import { presentBasket } from './present-basket'

export const addToBasket: Handler<'addToBasket'> = async (call) => {
  const company = await resolveCompany(call, call.body.company_id, '/company_id')
  const results = await addItems(call, company, call.body.lines)
  return { basket: await presentBasket(call, company), results }
}
