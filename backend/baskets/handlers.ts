import type { Handler, Handlers, StaffCall, Schemas } from '../call'
import { Problem } from '../problems/problem'
import { getBusinessDay } from '../business-day'
import { repeatItems } from '../copies/repeat-items'
import { fromLitres, fromTenThousandths, toLitres } from '../db/decimal-columns'
import { resolvePrices } from '../prices/resolve-price'
import { findCompany } from '../companies/policy'
import type { Row } from '../db/tables'
import { changeBasketLine, removeBasketLine } from './change-line'
import { addItems } from './add-items'
import { presentBasket } from './present-basket'
import { closeBasket, findOpenBasket, isExpired, expireBasket } from './basket-life'
import { findExpiredBasket } from './expired-basket'
import { createFreePackCounter, findFreeLots } from './free-lots'
import { createBasketPackCounter, seesCappedAmounts } from './reservations'
import { findProductsById } from '../products/queries'
import { computeLineWeight, countFittingPacks, isOverTruck } from './rules/line-figures'
import { MAX_SHOWN_PACKS } from './rules/choose-free-lots'

/**
 * Returns the company that a call concerns: a client's own, or for staff one in their scope.
 * @param pointer of the company id in the request
 * @throws Problem 404 for a company out of scope, 422 if staff name none
 */
async function resolveCompany(
  { db, person }: StaffCall,
  id: string | null | undefined,
  pointer: string,
): Promise<Row<'companies'>> {
  const companyId = id ?? person.company_id
  if (companyId === null) throw Problem.invalid({ pointer, code: 'required' })
  return findCompany(db, person, companyId)
}

/** Page size, and how many recent order lines are scanned. */
const MOST = 6
const MAX_READ = 60

const listBasketSuggestions: Handler<'listBasketSuggestions'> = async (call) => {
  const { db, clock, person } = call
  const company = await resolveCompany(call, call.query.company_id, '?company_id')
  const bought = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(({ fn }) => ['product_id', fn.max('ordered_on').as('ordered_on')])
    .where('company_id', '=', company.id)
    .where('orders.status', 'not in', ['initial', 'canceled'])
    .groupBy('product_id')
    .orderBy('ordered_on', 'desc')
    .orderBy('product_id')
    .limit(MAX_READ)
    .execute()
  const { truck } = await presentBasket(call, company)
  const open = await findOpenBasket(db, company.id)
  const location = open && !isExpired(open.basket, clock()) ? open.basket.location : null
  const ids = bought.map(({ product_id }) => product_id)
  const products = await findProductsById(db, ids)
  const prices = await resolvePrices(
    db,
    company,
    ids.map((product_id) => ({ product_id, list: 'stock' as const })),
    getBusinessDay(call),
  )
  const freeInAll = await createFreePackCounter(db, ids, null)
  const reserved = await createBasketPackCounter(db, company.id, ids)
  const isRestricted = seesCappedAmounts(person, company)
  const loaded = { litres: toLitres(truck.m3), weightKg: truck.weight_kg }
  const items: Schemas['BasketSuggestion'][] = []
  for (const { product_id, ordered_on } of bought) {
    const [product, found] = [products.get(product_id), prices.get(product_id)]
    if (!product || !found?.row || found.price === null || items.length === MOST) continue
    const free = await findFreeLots(db, { productId: product_id, location, limit: 100 })
    const lotsAtLocation = free.filter((lot) => lot.location === free[0]?.location)
    const [first] = lotsAtLocation
    if (!first) continue
    const pack = {
      litres: first.litres,
      weightKg: computeLineWeight(first.litres, product.specification),
    }
    const fit = countFittingPacks(loaded, pack)
    const ownPacks = reserved(product_id)
    const max = isRestricted ? Math.min(fit, Math.max(0, MAX_SHOWN_PACKS - ownPacks)) : fit
    const lots = lotsAtLocation.slice(0, max)
    // If the exact amount is hidden, the most that may be reserved, whether it is free here or not.
    const isAmountVisible = !isRestricted || freeInAll(product_id) + ownPacks <= MAX_SHOWN_PACKS
    const packs = isAmountVisible ? lots.length : max
    const litres = isAmountVisible
      ? lots.reduce((sum, lot) => sum + lot.litres, 0)
      : packs * first.litres
    const weight = computeLineWeight(litres, product.specification)
    if (
      packs === 0 ||
      isOverTruck({ litres: loaded.litres + litres, weightKg: loaded.weightKg + weight })
    )
      continue
    items.push({
      product,
      packs,
      m3: fromLitres(litres),
      weight_kg: weight,
      price: fromTenThousandths(found.price),
      price_unit: found.row.unit,
      last_ordered_on: ordered_on,
      fills: packs === fit,
    })
  }
  return { items: items.toSorted((a, b) => toLitres(b.m3) - toLitres(a.m3)) }
}

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
