import type { LotAmounts } from '@domain/timber'
import { getBusinessDay } from '../business-day'
import type { Schemas, PersonCall } from '../call'
import { assertCompanyMayOrder } from '../companies/company-block'
import { fromLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Row } from '../db/tables'
import { createId } from '../identifiers'
import { resolvePrices } from '../prices/resolve-price'
import { findServicePrices } from '../prices/tariffs'
import { isVisibleInList } from '../stock/stock-viewer'
import {
  createBasket,
  expireBasket,
  findOpenBasket,
  isExpired,
  type StoredBasket,
} from './basket-life'
import { chooseItemLots, type ItemLots, type WantedItem } from './choose-item-lots'
import { findLotAmounts, reserveLots } from './free-lots'
import { matchItem, type ItemMatch } from './match-item'
import { sumReservedAmounts } from './rules/choose-free-lots'

/** An item to add, at the applicable price or at a given one. */
export type BasketItemInput = Schemas['BasketItemWrite'] & {
  /** The accepted offer that sets the price. */
  offer?: Pick<Row<'offers'>, 'id' | 'price' | 'price_unit'>
}

type Result = Schemas['BasketResult']
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
  call: PersonCall,
  company: Row<'companies'>,
  inputs: readonly BasketItemInput[],
  startLocation: string | null = null,
): Promise<Result[]> {
  const { db } = call
  await assertCompanyMayOrder(db, company)
  const resolved = await resolveItems(call, company, inputs)
  let basket = await findUnexpiredBasket(call, company)
  const results: Result[] = []
  for (const [i, item] of resolved.entries()) {
    if ('outcome' in item) {
      results.push(item)
      continue
    }
    const location = basket?.basket.location ?? startLocation
    const added = await addItem(call, company, basket, { ...item, location })
    results.push(added)
    if (added.line_id !== null && i < inputs.length - 1)
      basket = await findOpenBasket(db, company.id)
  }
  return results
}

/** A product at its price, or one of its packs. */
type ResolvedItem = {
  input: BasketItemInput
  product: Row<'products'>
  lot: Row<'lots'> | null
  price: BasketPrice
  service_price: number | null
}

/** Finds the product and the price of each item, or the result of an item without them. */
async function resolveItems(
  call: PersonCall,
  company: Row<'companies'>,
  inputs: readonly BasketItemInput[],
): Promise<(ResolvedItem | Result)[]> {
  const { db } = call
  const today = getBusinessDay(call)
  const isVisible = isVisibleInList(db, company, 'stock', today)
  const matches: { input: BasketItemInput; match: ItemMatch }[] = []
  for (const input of inputs) matches.push({ input, match: await matchItem(db, input, isVisible) })
  const ids = new Set(matches.flatMap(({ match }) => ('product' in match ? match.product.id : [])))
  const prices = await resolvePrices(
    db,
    company,
    [...ids].map((product_id) => ({ product_id, list: 'stock' as const })),
    today,
  )
  const services = inputs.some(({ service }) => service !== 'none')
    ? await findServicePrices(db)
    : new Map<string, number>()
  return matches.map(({ input, match }): ResolvedItem | Result => {
    if ('outcome' in match) {
      const found = match.outcome === 'ambiguous' ? match.matches : []
      return toBasketResult(input, match.outcome, { matches: found })
    }
    const listed = prices.get(match.product.id)
    // A company can't order a product that is hidden from it.
    if (!input.offer && listed?.isHidden) return toBasketResult(input, 'unknown')
    const price = resolveItemPrice(input, listed)
    const service_price = input.service === 'none' ? null : services.get(input.service)
    return price && service_price !== undefined
      ? { input, ...match, price, service_price }
      : toBasketResult(input, 'no_price', nameProduct(match.product))
  })
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

/** Returns the company's open basket. Releases an expired one first. */
async function findUnexpiredBasket(
  call: PersonCall,
  company: Row<'companies'>,
): Promise<StoredBasket | null> {
  const open = await findOpenBasket(call.db, company.id)
  if (!open || !isExpired(open.basket, call.clock())) return open
  await expireBasket(call, open.basket.id)
  return null
}

async function addItem(
  call: PersonCall,
  company: Row<'companies'>,
  basket: StoredBasket | null,
  item: ResolvedItem & Pick<WantedItem, 'location'>,
): Promise<Result> {
  const { input, product, location } = item
  // An earlier line of the same batch may have reserved this pack.
  const lot =
    item.lot &&
    (await call.db
      .selectFrom('lots')
      .selectAll()
      .where('id', '=', item.lot.id)
      .executeTakeFirstOrThrow())
  const fields = { ...nameProduct(product), location }
  const basketLine = lot && basket?.lines.find(({ id }) => id === lot.basket_line_id)
  if (basketLine) return toBasketResult(input, 'in_basket', { ...fields, line_id: basketLine.id })
  const chosen = await chooseItemLots(call, company, { ...item, lot })
  return chosen.lots.length === 0
    ? toBasketResult(input, chosen.outcome, fields)
    : reserveItem(call, company, basket, { ...item, lot, ...chosen })
}

/** Reserves the chosen packs in a line of the basket, which is opened for the first of them. */
async function reserveItem(
  call: PersonCall,
  company: Row<'companies'>,
  basket: StoredBasket | null,
  { input, product, lot, price, service_price, outcome, lots: chosen }: ResolvedItem & ItemLots,
): Promise<Result> {
  const at = call.clock().toISOString()
  const open = basket ?? (await createBasket(call, company, chosen[0]?.location ?? ''))
  const { name, specification } = nameProduct(product)
  const lots = await findLotAmounts(call.db, chosen)
  const { packs, pcs, litres } = sumReservedAmounts(lots, specification)
  const terms = {
    product_id: product.id,
    lot_id: lot?.id ?? null,
    price: price.price,
    price_unit: price.unit,
    service: input.service,
    service_price,
    offer_id: input.offer?.id ?? null,
  }
  const lineId = await mergeOrAddLine(call, { stored: open, terms, lots, specification, at })
  await reserveLots(
    call.db,
    chosen.map(({ id }) => id),
    lineId,
    at,
  )
  return toBasketResult(input, outcome, {
    name,
    specification,
    packs,
    pcs,
    m3: fromLitres(litres),
    location: open.basket.location,
    line_id: lineId,
  })
}

type LineTerms = Pick<
  Row<'basket_lines'>,
  'product_id' | 'lot_id' | 'price' | 'price_unit' | 'service' | 'service_price' | 'offer_id'
>

/**
 * Adds packs to the line with the same wood and terms, else adds a line.
 * @returns the line's id
 */
async function mergeOrAddLine(
  { db, random }: PersonCall,
  {
    stored: { basket, lines },
    terms,
    lots,
    specification,
    at,
  }: {
    stored: StoredBasket
    terms: LineTerms
    lots: readonly LotAmounts[]
    specification: Specification
    at: string
  },
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

const nameProduct = ({ name, specification }: Row<'products'>) => ({
  name,
  specification: parseJson(specification),
})

function toBasketResult(
  { code }: BasketItemInput,
  outcome: Schemas['BasketOutcome'],
  fields: Partial<Result> = {},
): Result {
  return {
    outcome,
    asked: code,
    name: null,
    specification: null,
    packs: 0,
    pcs: 0,
    m3: '0.000',
    location: null,
    line_id: null,
    matches: [],
    difference: null,
    ...fields,
  }
}
