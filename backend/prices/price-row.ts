import type { Schemas } from '../call'
import { fromTenThousandthsOrNull, toTenThousandthsOrNull } from '../db/decimal-columns'
import type { Row } from '../db/tables'

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
