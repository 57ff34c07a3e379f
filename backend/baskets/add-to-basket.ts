import type { Handler } from '../call'
import { addLines } from './add-lines'
import { companyOf } from './company-of'
import { presentBasket } from './present-basket'

export const addToBasket: Handler<'addToBasket'> = async (call) => {
  const company = await companyOf(call, call.body.company_id, '/company_id')
  const results = await addLines(call, company, call.body.lines)
  return { basket: await presentBasket(call, company), results }
}
