import { computeLineVolume, hasOtherLengths } from '@domain/timber'
import { computeMargin, computeShare } from '@domain/money'
import { computeGoodsCents } from '../baskets/rules/line-figures'
import { sumReservedAmounts } from '../baskets/rules/choose-free-lots'
import { getBusinessDay } from '../business-day'
import type { Handler, Schemas, PersonCall } from '../call'
import { isVisibleCompany } from '../companies/policy'
import {
  fromCents,
  fromLitresOrNull,
  fromTenThousandthsOrNull,
  toLitres,
  toTenThousandths,
} from '../db/decimal-columns'
import { parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { getMarginScope } from '../deals/rules/permissions'
import { resolvePrices } from '../prices/resolve-price'
import { createSumTooLargeError, isSumTooLarge } from '../documents/terms'
import { Problem, type FieldError } from '../problems/problem'
import { computeAllocationCost, convertMoney } from '../allocations/rules/allocation-cost'
import { createFreePackCounter, findFreeLots } from '../baskets/free-lots'
import { findOfferedWood, type OfferedWood } from './queries'

type OfferedPacks = { productId: string; lot_id: string | null; packs: number }

/**
 * Returns the packs that the offer would take today, first in, first out, and how many are free.
 */
async function findOfferedLots(
  db: Db,
  { productId, lot_id, packs }: OfferedPacks,
): Promise<{ lots: Row<'lots'>[]; free: number }> {
  if (lot_id !== null) {
    const lots = await db.selectFrom('lots').selectAll().where('id', '=', lot_id).execute()
    return { lots, free: lots.filter(({ status }) => status === 'available').length }
  }
  const lots = await findFreeLots(db, { productId, location: null, limit: Math.min(packs, 500) })
  return { lots, free: (await createFreePackCounter(db, [productId], null))(productId) }
}

const EURO = { currency: 'EUR', exchange_rate: null } as const

/**
 * Returns the purchase cost of packs in euro cents, extrapolated to a number of packs.
 * @returns null if no cost is known
 */
async function computeLotsCost(
  db: Db,
  lots: readonly Row<'lots'>[],
  packs: number,
): Promise<number | null> {
  const ids = [...new Set(lots.flatMap(({ supply_line_id }) => supply_line_id ?? []))]
  if (ids.length === 0) return null
  const lines = await db
    .selectFrom('supply_lines')
    .innerJoin('supplies', 'supplies.id', 'supply_id')
    .select([
      'supply_lines.id',
      'quantity',
      'confirmed_quantity',
      'unit',
      'supply_lines.volume_l',
      'supply_lines.confirmed_l',
      'supply_lines.amount_cents',
      'currency',
      'exchange_rate',
    ])
    .where('supply_lines.id', 'in', ids)
    .execute()
  const byId = new Map(lines.map((line) => [line.id, line]))
  const costs = lots.flatMap(({ supply_line_id, litres }) => {
    const line = supply_line_id === null ? undefined : byId.get(supply_line_id)
    const cents =
      line &&
      convertMoney(computeAllocationCost({ litres, packs: null }, line, line.currency), line, EURO)
    return typeof cents === 'number' && cents > 0 ? [{ cents, litres }] : []
  })
  if (costs.length === 0) return null
  const sum = (field: 'cents' | 'litres') => costs.reduce((total, cost) => total + cost[field], 0)
  // The rest is assumed to cost the same per m3.
  const litres = Math.round(
    (lots.reduce((total, lot) => total + lot.litres, 0) * packs) / lots.length,
  )
  return computeShare(sum('cents'), litres, sum('litres'), 'EUR')
}

/** Offered amounts, and the cost in cents; null if unknown. */
type OfferPreview = {
  wood: OfferedWood
  packs: number
  pcs: number
  litres: number
  cost: number | null
}

type OfferedPrice = Pick<Schemas['OfferTerms'], 'lot_id' | 'packs' | 'price' | 'price_unit'>

/** Returns an error if the amount of an offer is larger than a document may have. */
export async function findOfferSumErrors(
  db: Db,
  wood: OfferedWood,
  { lot_id, packs, price, price_unit }: OfferedPrice,
): Promise<FieldError[]> {
  const { lots } = await findOfferedLots(db, { productId: wood.id, lot_id, packs })
  const amounts = computeOfferAmounts(lots, packs, parseJson(wood.specification))
  const offered = { wood, packs, ...amounts, cost: null }
  const amount = computeAmountAt(offered, toTenThousandths(price), price_unit)
  return isSumTooLarge(amount === null ? null : fromCents(amount))
    ? [createSumTooLargeError('/price')]
    : []
}

export const previewOffer: Handler<'previewOffer'> = async (call) => {
  const { db, body, person } = call
  const wood = await findOfferedWood(db, body)
  if ('pointer' in wood) throw Problem.invalid(wood)
  const sumErrors = await findOfferSumErrors(db, wood, body)
  if (sumErrors.length > 0) throw Problem.invalid(...sumErrors)
  const { lots, free } = await findOfferedLots(db, { ...body, productId: wood.id })
  const cost = getMarginScope(person) === 'all' ? await computeLotsCost(db, lots, body.packs) : null
  const offered: OfferPreview = {
    wood,
    packs: body.packs,
    ...computeOfferAmounts(lots, body.packs, parseJson(wood.specification)),
    cost,
  }
  const amount = computeAmountAt(offered, toTenThousandths(body.price), body.price_unit)
  return {
    m3: fromLitresOrNull(offered.litres === 0 ? null : offered.litres),
    amount: amount === null ? null : fromCents(amount),
    free_packs: free,
    margin: computeMarginAt(offered, amount),
    companies: await findCompanyPrices(call, offered),
  }
}

/**
 * Returns the amounts of free packs, extrapolated if more are offered; without free packs, the
 * product's.
 */
function computeOfferAmounts(
  lots: readonly Row<'lots'>[],
  packs: number,
  specification: Schemas['Specification'],
): Pick<OfferPreview, 'pcs' | 'litres'> {
  if (lots.length === 0)
    return {
      pcs: packs * (specification.pcs_per_pack ?? 0),
      litres: toLitres(computeLineVolume(String(packs), 'pack', specification) ?? '0'),
    }
  const reserved = sumReservedAmounts(lots, specification)
  const scaleToOffer = (amount: number) => Math.round((amount * packs) / lots.length)
  const pcs = scaleToOffer(reserved.pcs)
  const volume = hasOtherLengths(reserved, specification)
    ? null
    : computeLineVolume(String(pcs), 'pcs', specification)
  return { pcs, litres: volume === null ? scaleToOffer(reserved.litres) : toLitres(volume) }
}

/** Returns the amount at a price; null if the quantity can't be converted to the price's unit. */
function computeAmountAt(
  { wood, ...amounts }: OfferPreview,
  price: number,
  price_unit: Schemas['Unit'],
): number | null {
  const cents = computeGoodsCents({
    ...amounts,
    price,
    price_unit,
    specification: parseJson(wood.specification),
  })
  return cents === 0 ? null : cents
}

function computeMarginAt(
  { cost, litres }: OfferPreview,
  amount: number | null,
): Schemas['OfferMargin'] | null {
  if (cost === null || amount === null) return null
  const noCosts = { freight: '0.00', commission: '0.00', other_costs: '0.00' }
  const purchase_cost = fromCents(cost)
  const margin = computeMargin({
    ...noCosts,
    revenue: fromCents(amount),
    purchase_cost,
    volume_m3: fromLitresOrNull(litres) ?? '0.000',
  })
  return margin.amount === null
    ? null
    : { cost: purchase_cost, amount: margin.amount, percent: margin.percent, per_m3: margin.per_m3 }
}

/** Returns what each company in scope pays without an offer. */
async function findCompanyPrices(
  call: PersonCall & { body: Schemas['OfferTerms'] },
  offered: OfferPreview,
): Promise<Schemas['OfferedTo'][]> {
  const { db, person, body } = call
  if (body.company_ids.length === 0) return []
  const rows = await db
    .selectFrom('companies')
    .selectAll()
    .where(isVisibleCompany(person))
    .where('companies.id', 'in', body.company_ids)
    .orderBy('name_key')
    .execute()
  const today = getBusinessDay(call)
  const companies: Schemas['OfferedTo'][] = []
  for (const company of rows) {
    const found = (
      await resolvePrices(db, company, [{ product_id: offered.wood.id, list: 'stock' }], today)
    ).get(offered.wood.id)
    const [price, unit] = [found?.price ?? null, found?.row?.unit ?? null]
    const amount = price === null || unit === null ? null : computeAmountAt(offered, price, unit)
    companies.push({
      company: { id: company.id, name: company.name },
      list_price: fromTenThousandthsOrNull(price),
      list_price_unit: price === null ? null : unit,
      list_amount: amount === null ? null : fromCents(amount),
      list_margin_percent: computeMarginAt(offered, amount)?.percent ?? null,
    })
  }
  return companies
}
