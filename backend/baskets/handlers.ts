import type { Handler, Handlers, PersonCall } from '../call'
import { Problem } from '../problems/problem'
import { repeatItems } from '../copies/repeat-items'
import { requireCompany } from '../companies/policy'
import type { Row } from '../db/tables'
import { changeBasketLine, removeBasketLine } from './change-line'
import { addItems } from './add-items'
import { presentBasket } from './present-basket'
import { closeBasket, findOpenBasket, expireBasket } from './basket-life'
import { findExpiredBasket } from './expired-basket'
import { suggestItems } from './suggest-items'

/**
 * Returns the company that a call concerns: a client's own, or for staff one in their scope.
 * @param pointer of the company id in the request
 * @throws Problem 404 for a company out of scope, 422 if staff name none
 */
async function resolveCompany(
  { db, person }: PersonCall,
  id: string | null | undefined,
  pointer: string,
): Promise<Row<'companies'>> {
  const companyId = id ?? person.company_id
  if (companyId === null) throw Problem.invalid({ pointer, code: 'required' })
  return requireCompany(db, person, companyId)
}

const listBasketSuggestions: Handler<'listBasketSuggestions'> = async (call) =>
  suggestItems(call, await resolveCompany(call, call.query.company_id, '?company_id'))

const restoreBasket: Handler<'restoreBasket'> = async (call) => {
  const { db, clock } = call
  const company = await resolveCompany(call, call.query.company_id, '?company_id')
  const past = await findExpiredBasket(call, company.id, await findOpenBasket(db, company.id))
  if (!past) throw new Problem('not_allowed_now')
  if (past.basket.status === 'open') await expireBasket(call, past.basket.id)
  const results = await repeatItems(call, company, past.lines, past.basket.location)
  await db
    .updateTable('baskets')
    .set({ restored_at: clock().toISOString() })
    .where('id', '=', past.basket.id)
    .execute()
  return { basket: await presentBasket(call, company), results }
}

const emptyBasket: Handler<'emptyBasket'> = async (call) => {
  const company = await resolveCompany(call, call.query.company_id, '?company_id')
  const open = await findOpenBasket(call.db, company.id)
  if (open) await closeBasket(call.db, open.basket.id, 'emptied', call.clock().toISOString())
  return presentBasket(call, company)
}

const getBasket: Handler<'getBasket'> = async (call) =>
  presentBasket(
    call,
    await resolveCompany(call, call.query.company_id, '?company_id'),
    call.query.address_id,
  )

const addToBasket: Handler<'addToBasket'> = async (call) => {
  const company = await resolveCompany(call, call.body.company_id, '/company_id')
  const results = await addItems(call, company, call.body.lines)
  return { basket: await presentBasket(call, company), results }
}

export const basketHandlers = {
  getBasket,
  addToBasket,
  changeBasketLine,
  removeBasketLine,
  emptyBasket,
  restoreBasket,
  listBasketSuggestions,
} satisfies Partial<Handlers>
