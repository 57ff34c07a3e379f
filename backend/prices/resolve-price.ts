import type { Schemas } from '../call'
import type { Row } from '../db/tables'
import type { CompanySize } from '../db/tables/companies'

/** Of a price's row, what decides whether it applies. */
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

/** For whom a price is asked: a company with its size, and whether prices of its country are for it. Of nobody in particular the size is not known. */
export type Buyer = Pick<Row<'companies'>, 'id' | 'country' | 'country_prices'> & {
  size: CompanySize | null
}

export type PriceScope = Schemas['PriceScope']

/** Why a scope has no price that applies. */
export type PassedReason = Schemas['PassedScope']['why']

/** What was found on the way from the nearest scope to the one that decided. */
export type Resolution<Kept extends PriceRow = PriceRow> = {
  /** Scopes without a price that applies, from the nearest on. */
  skippedScopes: { scope: PriceScope; why: PassedReason }[]
  /** The row that decides; null where there is none in any scope. */
  row: Kept | null
  scope: PriceScope | null
  /** Ten-thousandths of a euro per the row's unit; null where no row decides, where the one that does hides the product, or has no price for that size. */
  price: number | null
  isHidden: boolean
  /** Whether the price is the one of the company's size. */
  isBySize: boolean
}

const SCOPE_ORDER: readonly PriceScope[] = ['company', 'country', 'general']

/**
 * The price that applies to a company on a day. The first scope with a row that is valid then and switched on wins: the company's, its country's
 * where prices of its country are for it, everybody's. In that row the price of the company's size goes before the plain one.
 * @param rows of one product, of any list and scope
 * @param day `YYYY-MM-DD`
 */
export function resolvePrice<Kept extends PriceRow>(
  rows: readonly Kept[],
  { list, buyer, day }: { list: Schemas['PriceListName']; buyer: Buyer; day: string },
): Resolution<Kept> {
  const passed: Resolution['skippedScopes'] = []
  const listed = rows.filter((row) => row.list === list)
  for (const scope of SCOPE_ORDER) {
    if (scope === 'country' && !buyer.country_prices) {
      passed.push({ scope, why: 'country_prices_off' })
      continue
    }
    const own = listed.filter((row) => isForBuyer(row, scope, buyer))
    const row = findLatest(own.filter((one) => one.is_on && isValidOn(one, day)))
    if (!row) {
      passed.push({ scope, why: getPassedReason(own, day) })
      continue
    }
    const ofSize = getPriceForSize(row, buyer.size)
    const isHidden = row.hidden === 1
    return {
      skippedScopes: passed,
      row,
      scope,
      price: isHidden ? null : (ofSize ?? row.price),
      isHidden,
      isBySize: !isHidden && ofSize !== null,
    }
  }
  return {
    skippedScopes: passed,
    row: null,
    scope: null,
    price: null,
    isHidden: false,
    isBySize: false,
  }
}

/** Whom a row is for. */
export const getPriceScope = (row: Pick<PriceRow, 'company_id' | 'country'>): PriceScope =>
  row.company_id !== null ? 'company' : row.country !== null ? 'country' : 'general'

const isForBuyer = (row: PriceRow, scope: PriceScope, buyer: Buyer): boolean =>
  getPriceScope(row) === scope &&
  (scope !== 'company' || row.company_id === buyer.id) &&
  (scope !== 'country' || row.country === buyer.country)

/** Whether a row is valid on a day; its last day is one of them. */
export const isValidOn = (
  { start_date, end_date }: Pick<PriceRow, 'start_date' | 'end_date'>,
  day: string,
): boolean => start_date <= day && (end_date === null || day <= end_date)

/** Of rows that should be one, the one that began last. */
const findLatest = <Kept extends PriceRow>(rows: readonly Kept[]): Kept | undefined =>
  rows.toSorted((a, b) => b.start_date.localeCompare(a.start_date) || a.id.localeCompare(b.id))[0]

const getPriceForSize = (row: PriceRow, size: Buyer['size']): number | null =>
  size && { small: row.price_small, medium: row.price_medium, large: row.price_large }[size]

function getPassedReason(own: readonly PriceRow[], day: string): PassedReason {
  if (own.some((row) => isValidOn(row, day))) return 'switched_off'
  if (own.some((row) => row.start_date > day)) return 'not_begun'
  return own.length > 0 ? 'ended' : 'none'
}
