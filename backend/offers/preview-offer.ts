import { lineVolume, marginOf } from '@/shared/lib/timber'
import { goodsCents } from '../baskets/rules/line-money'
import { reservedAmounts } from '../baskets/rules/reserved-amounts'
import { businessDay } from '../business-day'
import type { Handler, Schemas, StaffCall } from '../call'
import { companiesInSight } from '../companies/company-scope'
import {
  fromCents,
  fromLitresOrNull,
  fromTenThousandthsOrNull,
  toLitres,
  toTenThousandths,
} from '../db/decimal-columns'
import { parseJson } from '../db/json'
import type { Row } from '../db/tables'
import { marginSight } from '../deals/rules/scope'
import { pricesFor } from '../prices/prices-for'
import { Problem } from '../problems/problem'
import { findWood, type Wood } from './find-wood'
import { costOfLots, lotsFor } from './offered-lots'

/** Wood as it is offered: how much, and what it would cost the house in cents; null where nobody knows. */
type Offered = { wood: Wood; packs: number; pcs: number; litres: number; cost: number | null }

export const previewOffer: Handler<'previewOffer'> = async (call) => {
  const { db, body, person } = call
  const wood = await findWood(db, body)
  if ('pointer' in wood) throw Problem.invalid(wood)
  const { lots, free } = await lotsFor(db, { ...body, productId: wood.id })
  const cost = marginSight(person) === 'all' ? await costOfLots(db, lots, body.packs) : null
  const offered: Offered = {
    wood,
    packs: body.packs,
    ...measured(lots, body.packs, parseJson(wood.specification)),
    cost,
  }
  const amount = amountAt(offered, toTenThousandths(body.price), body.price_unit)
  return {
    m3: fromLitresOrNull(offered.litres === 0 ? null : offered.litres),
    amount: amount === null ? null : fromCents(amount),
    free_packs: free,
    margin: marginAt(offered, amount),
    companies: await asked(call, offered),
  }
}

/** Of the packs that stand there; of more than stand there as many of the same, and where none does those of the product. */
function measured(
  lots: readonly Row<'lots'>[],
  packs: number,
  specification: Schemas['Specification'],
): Pick<Offered, 'pcs' | 'litres'> {
  if (lots.length === 0)
    return {
      pcs: packs * (specification.pcs_per_pack ?? 0),
      litres: toLitres(lineVolume(String(packs), 'pack', specification) ?? '0'),
    }
  const there = reservedAmounts(lots, specification)
  const scaled = (amount: number) => Math.round((amount * packs) / lots.length)
  const { pcs, litres } = reservedAmounts(
    [{ pcs: scaled(there.pcs), litres: scaled(there.litres) }],
    specification,
  )
  return { pcs, litres }
}

/** What it comes to at a price; null where the price's unit can't be counted. */
function amountAt(
  { wood, ...amounts }: Offered,
  price: number,
  price_unit: Schemas['Unit'],
): number | null {
  const cents = goodsCents({
    ...amounts,
    price,
    price_unit,
    service: 'none',
    service_price: null,
    specification: parseJson(wood.specification),
  })
  return cents === 0 ? null : cents
}

function marginAt({ cost, litres }: Offered, amount: number | null): Schemas['OfferMargin'] | null {
  if (cost === null || amount === null) return null
  const none = { freight: '0.00', commission: '0.00', other_costs: '0.00' }
  const purchase_cost = fromCents(cost)
  const left = marginOf({
    ...none,
    revenue: fromCents(amount),
    purchase_cost,
    volume_m3: fromLitresOrNull(litres) ?? '0.000',
  })
  return left.amount === null
    ? null
    : { cost: purchase_cost, amount: left.amount, percent: left.percent, per_m3: left.per_m3 }
}

/** What each company in sight pays for it without an offer. */
async function asked(
  call: StaffCall & { body: Schemas['OfferTerms'] },
  offered: Offered,
): Promise<Schemas['OfferedTo'][]> {
  const { db, person, body } = call
  if (body.company_ids.length === 0) return []
  const rows = await db
    .selectFrom('companies')
    .selectAll()
    .where(companiesInSight(person))
    .where('companies.id', 'in', body.company_ids)
    .orderBy('name_key')
    .execute()
  const today = businessDay(call)
  const companies: Schemas['OfferedTo'][] = []
  for (const company of rows) {
    const found = (
      await pricesFor(db, company, [{ product_id: offered.wood.id, list: 'stock' }], today)
    ).get(offered.wood.id)
    const [price, unit] = [found?.price ?? null, found?.row?.unit ?? null]
    const amount = price === null || unit === null ? null : amountAt(offered, price, unit)
    companies.push({
      company: { id: company.id, name: company.name },
      list_price: fromTenThousandthsOrNull(price),
      list_price_unit: price === null ? null : unit,
      list_amount: amount === null ? null : fromCents(amount),
      list_margin_percent: marginAt(offered, amount)?.percent ?? null,
    })
  }
  return companies
}
