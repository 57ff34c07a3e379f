import type { Handler } from '../call'
import { companyOf } from './company-of'
import { presentBasket } from './present-basket'

export const getBasket: Handler<'getBasket'> = async (call) =>
  presentBasket(
    call,
    await companyOf(call, call.query.company_id, '?company_id'),
    call.query.address_id,
  )
