import { dequal } from 'dequal/lite'
import { sql } from 'kysely'
import { getBusinessDay } from '../business-day'
import type { Schemas, PersonCall } from '../call'
import { fromTenThousandths } from '../db/decimal-columns'
import { selectNetPrice } from '../db/net-price'
import { groupBy, parseJson } from '../db/rows'
import type { Db, Row } from '../db/tables'
import { type Buyer, findPriceLists, resolvePrices } from '../prices/resolve-price'
import { convertPaidPrice, findLastPaid } from '../purchases/last-paid'
import { toWoodKey } from '../wood-lines/wood-key'
import type { TodayPrice } from './compare-prices'
import type { CopyLine } from './copy-lines'
import { UNBINDING_DEAL_STATUSES } from '../statuses/deal-statuses'

/** Maximum deals of a client to search, newest first. */
const MAX_READ = 300

type DealTerms = { client: Row<'clients'> } & Pick<Row<'deals'>, 'currency' | 'incoterms_rule'>
type Call = PersonCall & { db: Db }

/**
 * Returns today's price of each line of a deal: the listed one for the client, else the last one
 * agreed with the client, after its discount, in the deal's currency and under its Incoterms rule;
 * null without either.
 */
export async function findDealPrices(
  call: Call,
  terms: DealTerms,
  lines: readonly CopyLine[],
): Promise<(TodayPrice | null)[]> {
  const findListed = await createListedPriceFinder(call, terms, lines)
  const findAgreed = await createAgreedPriceFinder(call, terms, lines)
  return lines.map((line) => findListed(line) ?? findAgreed(line))
}

/**
 * Price lists are in euro and FCA: no freight is in them. A client without a company pays its
 * country's prices.
 */
async function createListedPriceFinder(
  call: Call,
  { client, currency, incoterms_rule }: DealTerms,
  lines: readonly CopyLine[],
): Promise<(line: CopyLine) => TodayPrice | null> {
  if (currency !== 'EUR' || incoterms_rule !== 'FCA') return () => null
  const company = await call.db
    .selectFrom('companies')
    .select(['id', 'country', 'country_prices', 'size'])
    .where('id', '=', client.portal_company_id ?? '')
    .executeTakeFirst()
  const buyer: Buyer = company ?? {
    id: '',
    country: client.country,
    country_prices: 1,
    size: null,
  }
  const listed = await findListedPrices(call, buyer, lines)
  return (line) => listed[lines.indexOf(line)] ?? null
}

/** Returns the price of each line in the lists that apply to a buyer today, in euro and FCA. */
export async function findListedPrices(
  call: Call,
  buyer: Buyer,
  lines: readonly CopyLine[],
): Promise<(TodayPrice | null)[]> {
  const { db } = call
  const ids = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))]
  const listed = await resolvePrices(db, buyer, await findPriceLists(db, ids), getBusinessDay(call))
  return lines.map(({ product_id }): TodayPrice | null => {
    const { row = null, price = null } = listed.get(product_id ?? '') ?? {}
    return row && price !== null
      ? {
          price: fromTenThousandths(price),
          price_unit: row.unit,
          is_discounted: false,
          source: 'price_list',
          number: null,
          date: row.start_date,
        }
      : null
  })
}

async function createAgreedPriceFinder(
  { db }: Call,
  { client, currency, incoterms_rule }: DealTerms,
  lines: readonly CopyLine[],
): Promise<(line: CopyLine) => TodayPrice | null> {
  const keys = [...new Set(lines.map(({ specification }) => toWoodKey(specification)))]
  if (keys.length === 0) return () => null
  const rows = await db
    .with('recent', (cte) =>
      cte
        .selectFrom('deals')
        .select(['id', 'number', 'number_key', 'date'])
        .where('client_id', '=', client.id)
        .where('currency', '=', currency)
        .where('incoterms_rule', '=', incoterms_rule)
        .where('status', 'not in', UNBINDING_DEAL_STATUSES)
        .orderBy('number_key', 'desc')
        .limit(MAX_READ),
    )
    // Deals first: starting with the woods, far more lines would be read.
    .with(
      (cte) => cte('agreed').materialized(),
      (cte) =>
        cte
          .selectFrom('recent')
          .innerJoin('deal_lines', 'deal_lines.deal_id', 'recent.id')
          .select([
            'wood_key',
            'specification',
            'discount_kind',
            'price_unit',
            'number',
            'date',
            'number_key',
            'position',
          ])
          .select(selectNetPrice('deal_lines').as('price'))
          // For identical wood, an older price in the same unit adds nothing.
          .select(
            sql<number>`row_number() over (partition by wood_key, specification, price_unit order by number_key desc, position)`.as(
              'age',
            ),
          )
          .where('deal_lines.price', '>', 0),
    )
    .selectFrom('agreed')
    .select(['wood_key', 'specification', 'price', 'price_unit', 'discount_kind', 'number', 'date'])
    .where('age', '=', 1)
    .where('wood_key', 'in', keys)
    .orderBy('number_key', 'desc')
    .orderBy('position')
    .execute()
  const agreed = groupBy(
    rows.map(({ specification, ...row }) => ({ ...row, wood: parseJson(specification) })),
    (row) => row.wood_key,
  )
  return ({ specification }) => {
    for (const { price, price_unit, discount_kind, wood, number, date } of agreed.get(
      toWoodKey(specification),
    ) ?? []) {
      if (!hasComparablePrice(wood, specification)) continue
      const converted = convertPaidPrice(
        { price: fromTenThousandths(price), price_unit },
        wood,
        specification,
      )
      const is_discounted = discount_kind !== null
      if (converted) return { ...converted, is_discounted, source: 'last_deal', number, date }
    }
    return null
  }
}

/** Compares what the price of the same species and section depends on. */
const hasComparablePrice = (
  one: Schemas['Specification'],
  other: Schemas['Specification'],
): boolean =>
  one.profile === other.profile &&
  one.treatment === other.treatment &&
  one.quality === other.quality &&
  one.length_mm === other.length_mm &&
  dequal(toUncounted(one.lengths), toUncounted(other.lengths))

/** Returns lengths without their counts, which do not change a price. */
const toUncounted = (lengths: Schemas['Specification']['lengths']) =>
  lengths?.kind === 'several' ? lengths.items.map(({ length_mm }) => length_mm) : (lengths ?? null)

/** Returns the last price paid to the mill of each line, in the supply's currency. */
export async function findSupplyPrices(
  call: Call,
  { sawmill_id, currency }: Pick<Row<'supplies'>, 'sawmill_id' | 'currency'>,
  lines: readonly CopyLine[],
): Promise<(TodayPrice | null)[]> {
  if (lines.length === 0) return []
  const paid = await findLastPaid(
    call,
    sawmill_id,
    lines.map(({ specification, certification }, at) => ({
      id: String(at),
      wood_key: toWoodKey(specification),
      certification,
      specification,
    })),
  )
  return lines.map((_, at): TodayPrice | null => {
    const last = paid.get(String(at))
    return last?.currency === currency
      ? {
          price: last.price,
          price_unit: last.price_unit,
          is_discounted: false,
          source: 'last_supply',
          number: last.supply,
          date: last.ordered_on,
        }
      : null
  })
}
