import type { Schemas } from '../call'
import type { Row, Db, Tables } from '../db/tables'
import type { CompanySize } from '../db/tables/companies'
import { expressionBuilder } from 'kysely'
import { groupBy } from '../db/rows'

/** The columns of a price that decide if it applies. */
export type PriceRow = Pick<
  Row<'prices'>,
  | 'id'
  | 'list'
  | 'country'
  | 'company_id'
  | 'price'
  | 'price_small'
  | 'price_medium'
  | 'price_large'
  | 'start_date'
  | 'end_date'
  | 'hidden'
  | 'is_on'
>

/**
 * The company for which a price is resolved. `size` is null if no company is chosen;
 * `country_prices` is 1 if country prices apply.
 */
export type Buyer = Pick<Row<'companies'>, 'id' | 'country' | 'country_prices'> & {
  size: CompanySize | null
}

export type PriceScope = Schemas['PriceScope']

/** Reason that a scope has no applicable price. */
export type SkipReason = Schemas['PassedScope']['why']

/** The deciding price, with the nearer scopes that have none. */
export type Resolution<FullRow extends PriceRow = PriceRow> = {
  /** Scopes without an applicable price, nearest first. */
  skippedScopes: { scope: PriceScope; why: SkipReason }[]
  /** The deciding row; null if no scope has one. */
  row: FullRow | null
  scope: PriceScope | null
  /**
   * Ten-thousandths of a euro per the row's unit. Null without a row, for a hidden product, or
   * without a price for the size.
   */
  price: number | null
  isHidden: boolean
  /** True if the price is for the company's size. */
  isBySize: boolean
}

const SCOPE_ORDER: readonly PriceScope[] = ['company', 'country', 'general']

/**
 * Returns the price that applies to a company on a day. The first scope with a valid, enabled row
 * wins: company, then country (if country prices apply), then general. Within a row, the price for
 * the company's size precedes the general one.
 * @param rows of one product, of any list and scope
 * @param day `YYYY-MM-DD`
 */
export function resolvePrice<FullRow extends PriceRow>(
  rows: readonly FullRow[],
  { list, buyer, day }: { list: Schemas['PriceListName']; buyer: Buyer; day: string },
): Resolution<FullRow> {
  const skippedScopes: Resolution['skippedScopes'] = []
  const listed = rows.filter((row) => row.list === list)
  for (const scope of SCOPE_ORDER) {
    if (scope === 'country' && !buyer.country_prices) {
      skippedScopes.push({ scope, why: 'country_prices_off' })
      continue
    }
    const scopeRows = listed.filter((row) => isForBuyer(row, scope, buyer))
    const row = findLatest(scopeRows.filter((one) => one.is_on && isValidOn(one, day)))
    if (!row) {
      skippedScopes.push({ scope, why: getSkipReason(scopeRows, day) })
      continue
    }
    const sizePrice = getPriceForSize(row, buyer.size)
    const isHidden = row.hidden === 1
    return {
      skippedScopes,
      row,
      scope,
      price: isHidden ? null : (sizePrice ?? row.price),
      isHidden,
      isBySize: !isHidden && sizePrice !== null,
    }
  }
  return {
    skippedScopes,
    row: null,
    scope: null,
    price: null,
    isHidden: false,
    isBySize: false,
  }
}

export const getPriceScope = (row: Pick<PriceRow, 'company_id' | 'country'>): PriceScope =>
  row.company_id !== null ? 'company' : row.country !== null ? 'country' : 'general'

const isForBuyer = (row: PriceRow, scope: PriceScope, buyer: Buyer): boolean =>
  getPriceScope(row) === scope &&
  (scope !== 'company' || row.company_id === buyer.id) &&
  (scope !== 'country' || row.country === buyer.country)

/** True if a row is valid on a day, its last day included. */
const isValidOn = (
  { start_date, end_date }: Pick<PriceRow, 'start_date' | 'end_date'>,
  day: string,
): boolean => start_date <= day && (end_date === null || day <= end_date)

/**
 * Returns the row with the latest start. Periods should not overlap, so there should be only one.
 */
const findLatest = <FullRow extends PriceRow>(rows: readonly FullRow[]): FullRow | undefined =>
  rows.toSorted((a, b) => b.start_date.localeCompare(a.start_date) || a.id.localeCompare(b.id))[0]

const getPriceForSize = (row: PriceRow, size: Buyer['size']): number | null =>
  size && { small: row.price_small, medium: row.price_medium, large: row.price_large }[size]

function getSkipReason(rows: readonly PriceRow[], day: string): SkipReason {
  if (rows.some((row) => isValidOn(row, day))) return 'switched_off'
  if (rows.some((row) => row.start_date > day)) return 'not_begun'
  return rows.length > 0 ? 'ended' : 'none'
}

const prices = expressionBuilder<Tables, 'prices'>()

/**
 * Condition for rows that may decide a company's price: its own, its country's and general ones.
 */
const appliesToBuyer = (buyer: Pick<Buyer, 'id' | 'country'>) =>
  prices.or([
    prices('prices.company_id', '=', buyer.id),
    prices.and([
      prices('prices.company_id', 'is', null),
      prices('prices.country', '=', buyer.country),
    ]),
    prices.and([prices('prices.company_id', 'is', null), prices('prices.country', 'is', null)]),
  ])

/** A product and the list that applies to it: one list for stock, another for sale. */
export type PricedProduct = { product_id: string; list: Schemas['PriceListName'] }

/**
 * Resolves the prices of products for a company on a day, by product id, with one query.
 * @param day `YYYY-MM-DD`
 */
export async function resolvePrices(
  db: Db,
  buyer: Buyer,
  products: readonly PricedProduct[],
  day: string,
): Promise<ReadonlyMap<string, Resolution<Row<'prices'>>>> {
  if (products.length === 0) return new Map()
  const rows = await db
    .selectFrom('prices')
    .selectAll()
    .where(
      'product_id',
      'in',
      products.map(({ product_id }) => product_id),
    )
    .where(appliesToBuyer(buyer))
    .execute()
  const byProduct = groupBy(rows, ({ product_id }) => product_id)
  return new Map(
    products.map(({ product_id, list }) => [
      product_id,
      resolvePrice(byProduct.get(product_id) ?? [], { list, buyer, day }),
    ]),
  )
}

/**
 * Returns the list that applies to each product: `stock` if packs are available or reserved, else
 * `sale`.
 */
export async function findPriceLists(
  db: Db,
  productIds: readonly string[],
): Promise<PricedProduct[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom('lots')
    .select('product_id')
    .distinct()
    .where('product_id', 'in', productIds)
    .where('status', 'in', ['available', 'reserved'])
    .execute()
  const inStock = new Set(rows.map(({ product_id }) => product_id))
  return productIds.map((product_id) => ({
    product_id,
    list: inStock.has(product_id) ? 'stock' : 'sale',
  }))
}

/** Returns which price applied, and why nearer scopes were skipped. */
export function toPriceReason(
  resolved: Resolution<Row<'prices'>> | undefined,
): Schemas['PriceReason'] {
  return {
    scope: resolved?.scope ?? null,
    is_by_size: resolved?.isBySize ?? false,
    start_date: resolved?.row?.start_date ?? null,
    end_date: resolved?.row?.end_date ?? null,
    passed: resolved?.skippedScopes ?? [],
  }
}
