import { businessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import { assertCompanyMayOrder } from '../companies/company-block'
import { fromLitres, fromTenThousandths, fromTenThousandthsOrNull } from '../db/decimal-columns'
import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import { setDue } from '../due-work/set-due'
import { newId } from '../identifiers'
import { pricesFor } from '../prices/prices-for'
import { servicePrices } from '../prices/tariffs'
import { isSeenIn } from '../stock/hidden-products'
import type { BasketResult, BasketWish } from './contract'
import { expireBasket } from './expire-basket'
import { findWanted, type Wanted } from './find-wanted'
import { freeToTake, reserveLots } from './free-lots'
import { isOver, openBasket, type BasketRecord } from './open-basket'
import { expiryOf, warningOf } from './rules/expiry'
import { reservedAmounts } from './rules/reserved-amounts'
import { takeLots, type FreeLot } from './rules/take-lots'

/** What is to be added, at the price that applies or at another. */
export type Wish = BasketWish & {
  /** An offer that was accepted, whose price it is. */
  offer?: Pick<Row<'offers'>, 'id' | 'price' | 'price_unit'>
  /** What it cost when it was last bought or put in, ten-thousandths of a euro. */
  priceWas?: number
}

type Specification = Schemas['Specification']
type Price = { price: number; unit: Row<'basket_lines'>['price_unit'] }

/**
 * Reserves wood for a company and says of each wish what became of it. The first thing that is put in starts the basket's time.
 * @throws Problem 409 for a company that may not order
 */
export async function addLines(
  call: StaffCall,
  company: Row<'companies'>,
  wishes: readonly Wish[],
): Promise<BasketResult[]> {
  const { db, clock } = call
  await assertCompanyMayOrder(db, company)
  const found: Wanted[] = []
  const inSight = isSeenIn(db, company, 'stock', businessDay(call))
  for (const wish of wishes) found.push(await findWanted(db, wish, inSight))
  const ids = [...new Set(found.flatMap((one) => ('product' in one ? one.product.id : [])))]
  const prices = await pricesFor(
    db,
    company,
    ids.map((product_id) => ({ product_id, list: 'stock' as const })),
    businessDay(call),
  )
  const services = wishes.some(({ service }) => service !== 'none')
    ? await servicePrices(db)
    : new Map<string, number>()
  let basket = await openBasket(db, company.id)
  if (basket && isOver(basket.basket, clock())) {
    await expireBasket(call, basket.basket.id)
    basket = null
  }
  const results: BasketResult[] = []
  for (const [i, wish] of wishes.entries()) {
    const one = found[i] ?? { outcome: 'unknown' as const }
    if ('outcome' in one) {
      results.push(
        result(wish, one.outcome, { matches: one.outcome === 'ambiguous' ? one.matches : [] }),
      )
      continue
    }
    const listed = prices.get(one.product.id)
    // What is hidden from a company is not there for it.
    if (!wish.offer && listed?.isHidden) {
      results.push(result(wish, 'unknown'))
      continue
    }
    const price = priceOf(wish, listed)
    const service_price = wish.service === 'none' ? null : services.get(wish.service)
    if (!price || service_price === undefined) {
      results.push(result(wish, 'no_price', { name: one.product.name }))
      continue
    }
    const added = await addOne(call, company, basket, { wish, ...one, price, service_price })
    results.push(added)
    if (added.line_id !== null && i < wishes.length - 1) basket = await openBasket(db, company.id)
  }
  return results
}

function priceOf(
  { offer }: Wish,
  listed: { price: number | null; row: Row<'prices'> | null } | undefined,
): Price | null {
  if (offer) return { price: offer.price, unit: offer.price_unit }
  return listed?.row && listed.price !== null
    ? { price: listed.price, unit: listed.row.unit }
    : null
}

type Found = {
  wish: Wish
  product: Row<'products'>
  lot: Row<'lots'> | null
  price: Price
  service_price: number | null
}

async function addOne(
  call: StaffCall,
  company: Row<'companies'>,
  basket: BasketRecord | null,
  { wish, product, lot: found, price, service_price }: Found,
): Promise<BasketResult> {
  const { db, clock } = call
  // Earlier lines of the same batch may have reserved this pack since it was found.
  const lot =
    found &&
    (await db.selectFrom('lots').selectAll().where('id', '=', found.id).executeTakeFirstOrThrow())
  const said = { name: product.name, price_now: fromTenThousandths(price.price) }
  const own = lot && basket?.lines.find(({ id }) => id === lot.basket_line_id)
  if (own) return result(wish, 'in_basket', { ...said, line_id: own.id })
  const location = basket?.basket.location ?? null
  const narrowed = {
    productId: product.id,
    pcsPerPack: wish.pcs_per_pack,
    barcodeStarts: wish.barcode_starts,
  }
  const free = lot
    ? [lot].filter(({ status }) => status === 'available')
    : await freeToTake(db, { ...narrowed, location })
  const here = free.filter((one) => location === null || one.location === location)
  if (here.length === 0) {
    const elsewhere =
      free.length > 0 ||
      (!lot && (await freeToTake(db, { ...narrowed, location: null, limit: 1 })).length > 0)
    return result(wish, elsewhere ? 'other_location' : 'taken', said)
  }
  const specification: Specification = parseJson(product.specification)
  const taken = lot ? { lots: here, isAll: true } : takeLots(here, { ...wish, specification })
  if (!taken) return result(wish, 'cannot_convert', said)
  const at = clock().toISOString()
  const open = basket ?? (await beginBasket(call, company, taken.lots[0]?.location ?? ''))
  const amounts = reservedAmounts(taken.lots, specification)
  const terms = {
    ...{
      product_id: product.id,
      lot_id: lot?.id ?? null,
      price: price.price,
      price_unit: price.unit,
    },
    ...{ service: wish.service, service_price, offer_id: wish.offer?.id ?? null },
  }
  const lineId = await putLine(call, open, terms, taken.lots, specification, at)
  await reserveLots(
    db,
    taken.lots.map(({ id }) => id),
    lineId,
    at,
  )
  return result(wish, taken.isAll ? 'reserved' : 'partly', {
    ...said,
    packs: amounts.packs,
    pcs: amounts.pcs,
    m3: fromLitres(amounts.litres),
    line_id: lineId,
  })
}

type Terms = Pick<
  Row<'basket_lines'>,
  'product_id' | 'lot_id' | 'price' | 'price_unit' | 'service' | 'service_price' | 'offer_id'
>

/** Adds packs to the line of the same wood at the same terms, else as a new line. @returns the line's id */
async function putLine(
  { db, random }: StaffCall,
  { basket, lines }: BasketRecord,
  terms: Terms,
  lots: readonly FreeLot[],
  specification: Specification,
  at: string,
): Promise<string> {
  const names = Object.keys(terms) as (keyof Terms)[]
  const same =
    terms.lot_id === null
      ? lines.find((line) => names.every((name) => line[name] === terms[name]))
      : undefined
  if (same) {
    const reserved = await db
      .selectFrom('lots')
      .select(['pcs', 'litres'])
      .where('basket_line_id', '=', same.id)
      .execute()
    await db
      .updateTable('basket_lines')
      .set(reservedAmounts([...reserved, ...lots], specification))
      .where('id', '=', same.id)
      .execute()
    return same.id
  }
  const id = newId(random)
  const position = (lines.at(-1)?.position ?? 0) + 1
  await db
    .insertInto('basket_lines')
    .values({
      id,
      basket_id: basket.id,
      position,
      ...terms,
      ...reservedAmounts(lots, specification),
      added_at: at,
    })
    .execute()
  return id
}

async function beginBasket(
  { db, clock, random, person }: StaffCall,
  company: Row<'companies'>,
  location: string,
): Promise<BasketRecord> {
  const now = clock()
  const expires = expiryOf(now, company.basket_hours)
  const basket = await db
    .insertInto('baskets')
    .values({
      id: newId(random),
      company_id: company.id,
      status: 'open',
      location,
      created_at: now.toISOString(),
      created_by: person.id,
      expires_at: expires.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await setDue(db, 'basket_end', basket.id, expires)
  await setDue(db, 'basket_warning', basket.id, warningOf(expires, company.basket_hours))
  return { basket, lines: [] }
}

function result(
  { code, priceWas }: Wish,
  outcome: BasketResult['outcome'],
  said: Partial<BasketResult> = {},
): BasketResult {
  const nothing = {
    name: null,
    packs: 0,
    pcs: 0,
    m3: '0.000',
    line_id: null,
    matches: [],
    price_now: null,
  }
  return {
    outcome,
    asked: code,
    ...nothing,
    price_was: fromTenThousandthsOrNull(priceWas ?? null),
    ...said,
  }
}
