import type { LotAmounts } from '@domain/timber'
import { getBusinessDay } from '../business-day'
import type { Schemas, StaffCall } from '../call'
import { assertCompanyMayOrder } from '../companies/company-block'
import { fromLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { scheduleJob } from '../due-work/schedule-job'
import { createId } from '../identifiers'
import { resolvePrices } from '../prices/resolve-price'
import { findServicePrices } from '../prices/tariffs'
import { isVisibleInList } from '../stock/stock-viewer'
import {
  expireBasket,
  isExpired,
  findOpenBasket,
  type StoredBasket,
  computeExpiry,
  computeExpiryWarningTime,
} from './basket-life'
import { matchItem, type ItemMatch } from './match-item'
import { findFreeLotsToReserve, findLotAmounts, reserveLots } from './free-lots'
import {
  findVisibleLots,
  seesCappedAmounts,
  limitToReservation,
  type VisibleLots,
} from './reservations'
import {
  sumReservedAmounts,
  chooseFreeLots,
  type ChosenLots,
  type FreeLot,
} from './rules/choose-free-lots'

/** An item to add, at the applicable price or at a given one. */
export type BasketItemInput = Schemas['BasketWish'] & {
  /** The accepted offer that sets the price. */
  offer?: Pick<Row<'offers'>, 'id' | 'price' | 'price_unit'>
}

type Specification = Schemas['Specification']
type BasketPrice = { price: number; unit: Row<'basket_lines'>['price_unit'] }

/**
 * Reserves wood for a company and returns the result of each item. The first item starts the
 * basket's expiry time.
 * @param startLocation stock location of a new basket; that of the first item's oldest packs if
 * null
 * @throws Problem 409 for a company that may not order
 */
export async function addItems(
  call: StaffCall,
  company: Row<'companies'>,
  inputs: readonly BasketItemInput[],
  startLocation: string | null = null,
): Promise<Schemas['BasketResult'][]> {
  const { db, clock } = call
  await assertCompanyMayOrder(db, company)
  const found: ItemMatch[] = []
  const inSight = isVisibleInList(db, company, 'stock', getBusinessDay(call))
  for (const input of inputs) found.push(await matchItem(db, input, inSight))
  const ids = [...new Set(found.flatMap((one) => ('product' in one ? one.product.id : [])))]
  const prices = await resolvePrices(
    db,
    company,
    ids.map((product_id) => ({ product_id, list: 'stock' as const })),
    getBusinessDay(call),
  )
  const services = inputs.some(({ service }) => service !== 'none')
    ? await findServicePrices(db)
    : new Map<string, number>()
  let basket = await findOpenBasket(db, company.id)
  if (basket && isExpired(basket.basket, clock())) {
    await expireBasket(call, basket.basket.id)
    basket = null
  }
  const results: Schemas['BasketResult'][] = []
  for (const [i, input] of inputs.entries()) {
    const one = found[i] ?? { outcome: 'unknown' as const }
    if ('outcome' in one) {
      results.push(
        toBasketResult(input, one.outcome, {
          matches: one.outcome === 'ambiguous' ? one.matches : [],
        }),
      )
      continue
    }
    const listed = prices.get(one.product.id)
    // A company can't order a product that is hidden from it.
    if (!input.offer && listed?.isHidden) {
      results.push(toBasketResult(input, 'unknown'))
      continue
    }
    const price = resolveItemPrice(input, listed)
    const service_price = input.service === 'none' ? null : services.get(input.service)
    if (!price || service_price === undefined) {
      results.push(toBasketResult(input, 'no_price', nameProduct(one.product)))
      continue
    }
    const added = await addItem(call, company, basket, {
      input,
      ...one,
      price,
      service_price,
      location: basket?.basket.location ?? startLocation,
    })
    results.push(added)
    if (added.line_id !== null && i < inputs.length - 1)
      basket = await findOpenBasket(db, company.id)
  }
  return results
}

function resolveItemPrice(
  { offer }: BasketItemInput,
  listed: { price: number | null; row: Row<'prices'> | null } | undefined,
): BasketPrice | null {
  if (offer) return { price: offer.price, unit: offer.price_unit }
  return listed?.row && listed.price !== null
    ? { price: listed.price, unit: listed.row.unit }
    : null
}

type ResolvedItem = {
  input: BasketItemInput
  product: Row<'products'>
  lot: Row<'lots'> | null
  price: BasketPrice
  service_price: number | null
  /** Stock location of the packs; any if null. */
  location: string | null
}

async function addItem(
  call: StaffCall,
  company: Row<'companies'>,
  basket: StoredBasket | null,
  { input, product, lot: found, price, service_price, location }: ResolvedItem,
): Promise<Schemas['BasketResult']> {
  const { db, clock } = call
  // An earlier line of the same batch may have reserved this pack.
  const lot =
    found &&
    (await db.selectFrom('lots').selectAll().where('id', '=', found.id).executeTakeFirstOrThrow())
  const fields = { ...nameProduct(product), location }
  const basketLine = lot && basket?.lines.find(({ id }) => id === lot.basket_line_id)
  if (basketLine) return toBasketResult(input, 'in_basket', { ...fields, line_id: basketLine.id })
  const filter = {
    productId: product.id,
    pcsPerPack: input.pcs_per_pack,
    barcodeStarts: input.barcode_starts,
  }
  const isRestricted = !input.offer && seesCappedAmounts(call.person, company)
  const visible = isRestricted
    ? await findVisibleLots(db, company.id, { productId: product.id, location })
    : null
  if (visible?.hasMore && visible.max === 0) return toBasketResult(input, 'pack_limit', fields)
  const isVisible = ({ id }: FreeLot) => !visible || visible.ids.has(id)
  const free = (
    lot
      ? [lot].filter(({ status }) => status === 'available')
      : await findFreeLotsToReserve(db, { ...filter, location })
  ).filter(isVisible)
  const lotsAtLocation = free.filter((one) => location === null || one.location === location)
  if (lotsAtLocation.length === 0) {
    const elsewhere =
      free.length > 0 ||
      (!lot && (await findFreeLotsToReserve(db, { ...filter, location: null })).some(isVisible))
    return toBasketResult(input, elsewhere ? 'other_location' : 'taken', fields)
  }
  const specification: Specification = parseJson(product.specification)
  const wantedLots = lot
    ? { lots: lotsAtLocation, isComplete: true }
    : chooseFreeLots(lotsAtLocation, { ...input, specification })
  if (!wantedLots) return toBasketResult(input, 'cannot_convert', fields)
  // Offers have no limit.
  const reservableLots = input.offer
    ? wantedLots.lots
    : await limitToReservation(call, wantedLots.lots, { company, specification })
  if (reservableLots.length === 0) return toBasketResult(input, 'reservation_limit', fields)
  const outcome =
    reservableLots.length < wantedLots.lots.length
      ? 'reservation_limit'
      : getOutcome(wantedLots, visible)
  const at = clock().toISOString()
  const open = basket ?? (await createBasket(call, company, reservableLots[0]?.location ?? ''))
  const lots = await findLotAmounts(db, reservableLots)
  const amounts = sumReservedAmounts(lots, specification)
  const terms = {
    product_id: product.id,
    lot_id: lot?.id ?? null,
    price: price.price,
    price_unit: price.unit,
    service: input.service,
    service_price,
    offer_id: input.offer?.id ?? null,
  }
  const lineId = await mergeOrAddLine(call, open, terms, lots, specification, at)
  await reserveLots(
    db,
    reservableLots.map(({ id }) => id),
    lineId,
    at,
  )
  return toBasketResult(input, outcome, {
    ...fields,
    packs: amounts.packs,
    pcs: amounts.pcs,
    m3: fromLitres(amounts.litres),
    location: open.basket.location,
    line_id: lineId,
  })
}

function getOutcome(
  { lots, isComplete }: ChosenLots,
  visible: VisibleLots | null,
): Schemas['BasketOutcome'] {
  if (isComplete) return 'reserved'
  return visible?.hasMore && lots.length >= visible.max ? 'pack_limit' : 'partly'
}

type LineTerms = Pick<
  Row<'basket_lines'>,
  'product_id' | 'lot_id' | 'price' | 'price_unit' | 'service' | 'service_price' | 'offer_id'
>

/** Adds packs to the line with the same wood and terms, else adds a line. @returns the line's id */
async function mergeOrAddLine(
  { db, random }: StaffCall,
  { basket, lines }: StoredBasket,
  terms: LineTerms,
  lots: readonly LotAmounts[],
  specification: Specification,
  at: string,
): Promise<string> {
  const names = Object.keys(terms) as (keyof LineTerms)[]
  const same =
    terms.lot_id === null
      ? lines.find((line) => names.every((name) => line[name] === terms[name]))
      : undefined
  if (same) {
    const reserved = await db
      .selectFrom('lots')
      .select(['pcs', 'litres', 'tally'])
      .where('basket_line_id', '=', same.id)
      .execute()
    await db
      .updateTable('basket_lines')
      .set(sumReservedAmounts([...reserved, ...lots], specification))
      .where('id', '=', same.id)
      .execute()
    return same.id
  }
  const id = createId(random)
  const position = (lines.at(-1)?.position ?? 0) + 1
  await db
    .insertInto('basket_lines')
    .values({
      id,
      basket_id: basket.id,
      position,
      ...terms,
      ...sumReservedAmounts(lots, specification),
      added_at: at,
    })
    .execute()
  return id
}

async function createBasket(
  { db, clock, random, person }: StaffCall,
  company: Row<'companies'>,
  location: string,
): Promise<StoredBasket> {
  const now = clock()
  const expires = computeExpiry(now, company.basket_hours)
  const basket = await db
    .insertInto('baskets')
    .values({
      id: createId(random),
      company_id: company.id,
      status: 'open',
      location,
      created_at: now.toISOString(),
      created_by: person.id,
      expires_at: expires.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await scheduleJob({ db, clock }, 'basket_end', basket.id, expires)
  await scheduleJob(
    { db, clock },
    'basket_warning',
    basket.id,
    computeExpiryWarningTime(expires, company.basket_hours),
  )
  return { basket, lines: [] }
}

const nameProduct = ({ name, specification }: Row<'products'>) => ({
  name,
  specification: parseJson(specification),
})

function toBasketResult(
  { code }: BasketItemInput,
  outcome: Schemas['BasketResult']['outcome'],
  fields: Partial<Schemas['BasketResult']> = {},
): Schemas['BasketResult'] {
  const emptyResult = {
    name: null,
    specification: null,
    packs: 0,
    pcs: 0,
    m3: '0.000',
    location: null,
    line_id: null,
    matches: [],
    difference: null,
  }
  return {
    outcome,
    asked: code,
    ...emptyResult,
    ...fields,
  }
}
