import type { Schemas, Person } from '../call'
import { fromTenThousandthsOrNull, toTenThousandthsOrNull } from '../db/decimal-columns'
import type { Row, Db, NewRow } from '../db/tables'
import { convertQuantity, type Dimensions } from '@domain/timber'
import { isValidDay } from '../documents/terms'
import type { FieldError } from '../problems/problem'
import { toJson, insertRows } from '../db/rows'
import { createId } from '../identifiers'
import type { AppContext } from '../app-context'

export function toPriceColumns(terms: Schemas['PriceTerms']) {
  return {
    price: toTenThousandthsOrNull(terms.price),
    price_small: toTenThousandthsOrNull(terms.price_small),
    price_medium: toTenThousandthsOrNull(terms.price_medium),
    price_large: toTenThousandthsOrNull(terms.price_large),
    start_date: terms.start_date,
    end_date: terms.end_date,
    unit: terms.unit,
    sale_unit: terms.sale_unit,
    hidden: Number(terms.hidden),
    is_on: Number(terms.is_on),
  }
}

export function toPriceTerms(row: Row<'prices'>): Schemas['PriceTerms'] {
  return {
    price: fromTenThousandthsOrNull(row.price),
    price_small: fromTenThousandthsOrNull(row.price_small),
    price_medium: fromTenThousandthsOrNull(row.price_medium),
    price_large: fromTenThousandthsOrNull(row.price_large),
    start_date: row.start_date,
    end_date: row.end_date,
    unit: row.unit,
    sale_unit: row.sale_unit,
    hidden: row.hidden === 1,
    is_on: row.is_on === 1,
  }
}

export function getPriceState(
  { is_on, start_date, end_date }: Pick<Row<'prices'>, 'is_on' | 'start_date' | 'end_date'>,
  today: string,
): Schemas['PriceState'] {
  if (is_on === 0) return 'off'
  if (start_date > today) return 'coming'
  return end_date !== null && end_date < today ? 'ended' : 'valid'
}

const TERMS = [
  'price',
  'price_small',
  'price_medium',
  'price_large',
  'start_date',
  'end_date',
  'unit',
  'sale_unit',
  'hidden',
  'is_on',
] as const

/** True if two prices have the same terms, whatever their versions. Null equals only null. */
export const hasSameTerms = (
  one: Pick<Row<'prices'>, (typeof TERMS)[number]> | null,
  other: Pick<Row<'prices'>, (typeof TERMS)[number]> | null,
): boolean =>
  one === null || other === null ? one === other : TERMS.every((term) => one[term] === other[term])

/**
 * Returns the errors of price terms beyond the contract's schema: invalid days, no price, units not
 * convertible for the product.
 */
export function findPriceTermsErrors(
  terms: Schemas['PriceTerms'],
  dimensions: Dimensions,
): FieldError[] {
  const errors: FieldError[] = []
  if (!isValidDay(terms.start_date)) errors.push({ pointer: '/start_date', code: 'wrong_format' })
  if (terms.end_date !== null && !isValidDay(terms.end_date))
    errors.push({ pointer: '/end_date', code: 'wrong_format' })
  else if (terms.end_date !== null && terms.end_date < terms.start_date)
    errors.push({ pointer: '/end_date', code: 'day_order' })
  // A row without a price may only hide the product. Prices by company size need a general price
  // too.
  if (terms.price === null && (!terms.hidden || hasSizePrice(terms)))
    errors.push({ pointer: '/price', code: 'required' })
  for (const unit of ['unit', 'sale_unit'] as const) {
    if (convertQuantity('1', terms[unit], 'm3', dimensions) === null)
      errors.push({ pointer: `/${unit}`, code: 'cannot_convert' })
  }
  return errors
}

const hasSizePrice = ({ price_small, price_medium, price_large }: Schemas['PriceTerms']): boolean =>
  price_small !== null || price_medium !== null || price_large !== null

type Price = Row<'prices'>
/** A change of a price: `before` is null for a new price, `after` for a removed one. */
export type PriceStep = { before: Price | null; after: Price | null }

/**
 * Logs price changes.
 * @param importId the sheet that made them
 */
export async function logPrices(
  { db, clock, random, person }: Pick<AppContext, 'clock' | 'random'> & { db: Db; person: Person },
  steps: readonly PriceStep[],
  importId: string | null = null,
): Promise<void> {
  const at = clock().toISOString()
  const rows = steps.flatMap(({ before, after }): NewRow<'price_changes'>[] => {
    const price = after ?? before
    if (!price) return []
    return [
      {
        id: createId(random),
        import_id: importId,
        price_id: price.id,
        product_id: price.product_id,
        company_id: price.company_id,
        at,
        person_id: person.id,
        before: before && toJson(before),
        after: after && toJson(after),
        version: after?.version ?? price.version + 1,
      },
    ]
  })
  await insertRows(db, 'price_changes', rows)
}
