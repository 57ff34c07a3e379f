import type { Handler } from '../call'
import { resolveCompany } from './resolve-company'
import { presentBasket } from './present-basket'

export const getBasket: Handler<'getBasket'> = async (call) =>
  presentBasket(
    call,
    await resolveCompany(call, call.query.company_id, '?company_id'),
    call.query.address_id,
  )
