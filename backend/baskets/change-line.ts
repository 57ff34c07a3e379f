import type { Call, Handler, PersonCall, Schemas } from '../call'
import { requireCompany } from '../companies/policy'
import { fromLitres } from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { findServicePrices } from '../prices/tariffs'
import { createWoodPriceCheck } from '../prices/wood-price-check'
import { Problem } from '../problems/problem'
import { closeBasket, releaseLots, isExpired } from './basket-life'
import { findFreeLots, reserveLots } from './free-lots'
import { findVisibleLots, seesCappedAmounts, limitToReservation } from './reservations'
import { presentBasket } from './present-basket'
import { getMaxPacks, sumReservedAmounts } from './rules/choose-free-lots'

type FoundLine = { line: Row<'basket_lines'>; basket: Row<'baskets'>; company: Row<'companies'> }

/**
 * Returns a line of an open basket of a company in the caller's scope.
 * @throws Problem 404
 */
async function requireLine({ db, person, clock }: PersonCall, id: string): Promise<FoundLine> {
  const line = await db
    .selectFrom('basket_lines')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  const basket =
    line &&
    (await db
      .selectFrom('baskets')
      .selectAll()
      .where('id', '=', line.basket_id)
      .where('status', '=', 'open')
      .executeTakeFirst())
  if (!line || !basket) throw new Problem('not_found')
  const company = await requireCompany(db, person, basket.company_id)
  if (isExpired(basket, clock())) throw new Problem('not_found')
  return { line, basket, company }
}

export const changeBasketLine: Handler<'changeBasketLine'> = async (call) => {
  const { db, body, clock } = call
  const { line, basket, company } = await requireLine(call, call.path.id)
  const service_price =
    body.service === 'none' ? null : (await findServicePrices(db)).get(body.service)
  if (service_price === undefined) throw Problem.invalid({ pointer: '/service', code: 'not_found' })
  const max = await findMaxPacks(call, line, company)
  if (max !== null && body.packs > max)
    throw Problem.invalid({ pointer: '/packs', code: 'too_large', params: { max } })
  const at = clock().toISOString()
  const product = await db
    .selectFrom('products')
    .select(['name', 'specification'])
    .where('id', '=', line.product_id)
    .executeTakeFirstOrThrow()
  const specification = parseJson(product.specification)
  let limit: LineLimit | null = null
  if (body.packs > line.packs) {
    const found = await findMorePacks(call, { line, basket, company }, specification)
    const more = found.lots
    limit = found.limit
    await reserveLots(
      db,
      more.map(({ id }) => id),
      line.id,
      at,
    )
  } else if (body.packs < line.packs) {
    await releaseLastPacks(db, line.id, line.packs - body.packs, at)
  }
  const lots = await db
    .selectFrom('lots')
    .select(['pcs', 'litres', 'tally'])
    .where('basket_line_id', '=', line.id)
    .execute()
  const now = sumReservedAmounts(lots, specification)
  await db
    .updateTable('basket_lines')
    .set({ ...now, service: body.service, service_price })
    .where('id', '=', line.id)
    .execute()
  const result: Schemas['BasketResult'] = {
    outcome:
      now.packs === body.packs
        ? 'reserved'
        : (limit ?? (now.packs > line.packs ? 'partly' : 'taken')),
    asked: null,
    name: product.name,
    specification,
    packs: now.packs,
    pcs: now.pcs,
    m3: fromLitres(now.litres),
    location: basket.location,
    line_id: line.id,
    matches: [],
    difference: null,
  }
  return { basket: await presentBasket(call, company), results: [result] }
}

/**
 * Returns the most packs of a line; null without a limit. Packs that are added have today's price.
 */
async function findMaxPacks(
  call: PersonCall,
  line: Row<'basket_lines'>,
  company: Row<'companies'>,
): Promise<number | null> {
  const max = getMaxPacks(line)
  if (max !== null) return max
  const hasPriceOfToday = await createWoodPriceCheck(call, company, [line.product_id])
  return hasPriceOfToday(line) ? null : line.packs
}

type LineLimit = Extract<Schemas['BasketOutcome'], 'pack_limit' | 'reservation_limit'>

/** Returns further packs for a line, and the limit that shortened them. */
async function findMorePacks(
  call: Call<'changeBasketLine'>,
  { line, basket, company }: FoundLine,
  specification: Schemas['Specification'],
): Promise<{ lots: readonly Row<'lots'>[]; limit: LineLimit | null }> {
  const { db, person, body } = call
  const wanted = body.packs - line.packs
  const place = { productId: line.product_id, location: basket.location }
  const visible = seesCappedAmounts(person, company)
    ? await findVisibleLots(db, company.id, place)
    : null
  const max = visible ? Math.min(wanted, visible.max) : wanted
  const free = max === 0 ? [] : await findFreeLots(db, { ...place, limit: max })
  const lots = await limitToReservation(call, free, { company, specification })
  if (lots.length < free.length) return { lots, limit: 'reservation_limit' }
  const isAtMost = visible !== null && visible.hasMore && lots.length === visible.max
  return { lots, limit: isAtMost ? 'pack_limit' : null }
}

export const removeBasketLine: Handler<'removeBasketLine'> = async (call) => {
  const { db, clock } = call
  const { line, basket, company } = await requireLine(call, call.path.id)
  const at = clock().toISOString()
  await releaseLots(db, [line.id], at)
  await db.deleteFrom('basket_lines').where('id', '=', line.id).execute()
  const remainingLine = await db
    .selectFrom('basket_lines')
    .select('id')
    .where('basket_id', '=', basket.id)
    .limit(1)
    .executeTakeFirst()
  // The next item starts a new basket with a new expiry time.
  if (!remainingLine) await closeBasket(db, basket.id, 'emptied', at)
  return presentBasket(call, company)
}

/** Releases the packs that were added last. */
async function releaseLastPacks(db: Db, lineId: string, packs: number, at: string): Promise<void> {
  const lots = await db
    .selectFrom('lots')
    .select('id')
    .where('basket_line_id', '=', lineId)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(packs)
    .execute()
  await db
    .updateTable('lots')
    .set({ status: 'available', basket_line_id: null, updated_at: at })
    .where(
      'id',
      'in',
      lots.map(({ id }) => id),
    )
    .execute()
}
