import { getBusinessDay } from '../business-day'
import type { Handler } from '../call'
import { fromLitres, fromTenThousandths, toLitres } from '../db/decimal-columns'
import { resolvePrices } from '../prices/resolve-prices'
import { resolveCompany } from './resolve-company'
import type { Schemas } from './contract'
import { findFreeLots, countFreePacks } from './free-lots'
import { findProductsById } from './find-products-and-lots'
import { isExpired, findOpenBasket } from './open-basket'
import { presentBasket } from './present-basket'
import { computeLineWeight } from './rules/line-money'
import { isAmountHidden, MAX_SHOWN_PACKS } from './rules/shown-free-packs'
import { isOverTruck, countFittingPacks } from './rules/truck-fill'

/** Shown at once, and looked at of what was ordered last. */
const MOST = 6
const MOST_READ = 60

export const listBasketSuggestions: Handler<'listBasketSuggestions'> = async (call) => {
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
    .limit(MOST_READ)
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
  const freeInAll = await countFreePacks(db, ids, null)
  const loaded = { litres: toLitres(truck.m3), weightKg: truck.weight_kg }
  const items: Schemas['BasketSuggestion'][] = []
  for (const { product_id, ordered_on } of bought) {
    const [product, found] = [products.get(product_id), prices.get(product_id)]
    if (!product || !found?.row || found.price === null || items.length === MOST) continue
    const free = await findFreeLots(db, { productId: product_id, location, limit: 100 })
    const here = free.filter((lot) => lot.location === free[0]?.location)
    const [first] = here
    if (!first) continue
    const pack = {
      litres: first.litres,
      weightKg: computeLineWeight(first.litres, product.specification),
    }
    const fit = countFittingPacks(loaded, pack)
    const lots = here.slice(0, fit)
    // Of more than may be told as many as fit, whether there are so many or not.
    const isTold = !isAmountHidden(freeInAll(product_id), person, company)
    const packs = isTold
      ? lots.length
      : Math.min(fit, here.length > MAX_SHOWN_PACKS ? fit : MAX_SHOWN_PACKS)
    const litres = isTold ? lots.reduce((sum, lot) => sum + lot.litres, 0) : packs * first.litres
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
