import { getBusinessDay } from '../business-day'
import type { Schemas, PersonCall } from '../call'
import { fromLitres, fromTenThousandths, toLitres } from '../db/decimal-columns'
import type { Row } from '../db/tables'
import { resolvePrices } from '../prices/resolve-price'
import { findProductsById } from '../products/queries'
import { findOpenBasket, isExpired } from './basket-life'
import { createFreePackCounter, findFreeLots } from './free-lots'
import { presentBasket } from './present-basket'
import { createBasketPackCounter, seesCappedAmounts } from './reservations'
import { MAX_SHOWN_PACKS } from './rules/choose-free-lots'
import { computeLitresWeight, countTruckPacks, isOverTruck } from './rules/line-figures'

/** Suggestions in an answer. */
const MAX_SUGGESTIONS = 6
/** Recently ordered products that are considered. */
const MAX_CONSIDERED_PRODUCTS = 60

/** Suggests packs of products that the company ordered recently and that still fit on its truck. */
export async function suggestItems(
  call: PersonCall,
  company: Row<'companies'>,
): Promise<Schemas['BasketSuggestions']> {
  const { db, clock, person } = call
  const bought = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(({ fn }) => ['product_id', fn.max('ordered_on').as('ordered_on')])
    .where('company_id', '=', company.id)
    .where('orders.status', 'not in', ['initial', 'canceled'])
    .groupBy('product_id')
    .orderBy('ordered_on', 'desc')
    .orderBy('product_id')
    .limit(MAX_CONSIDERED_PRODUCTS)
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
    if (!product || !found?.row || found.price === null || items.length === MAX_SUGGESTIONS)
      continue
    const free = await findFreeLots(db, { productId: product_id, location, limit: 100 })
    const lotsAtLocation = free.filter((lot) => lot.location === free[0]?.location)
    const [first] = lotsAtLocation
    if (!first) continue
    const pack = {
      litres: first.litres,
      weightKg: computeLitresWeight(first.litres, product.specification),
    }
    const fit = countTruckPacks(loaded, pack)
    const ownPacks = reserved(product_id)
    const max = isRestricted ? Math.min(fit, Math.max(0, MAX_SHOWN_PACKS - ownPacks)) : fit
    const lots = lotsAtLocation.slice(0, max)
    // Hides the exact amount: offers as many packs as the company may reserve, even if fewer are
    // free here.
    const isAmountVisible = !isRestricted || freeInAll(product_id) + ownPacks <= MAX_SHOWN_PACKS
    const packs = isAmountVisible ? lots.length : max
    const litres = isAmountVisible
      ? lots.reduce((sum, lot) => sum + lot.litres, 0)
      : packs * first.litres
    const weight = computeLitresWeight(litres, product.specification)
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
