import type { Expression, SqlBool } from 'kysely'
import type { OperationId } from '@/shared/api/generated/operations'
import type { RequestQuery } from '../call'

/** What the contract lets a list be narrowed to. */
export type ListFilterValues<Id extends OperationId> = Omit<
  NonNullable<RequestQuery<Id>>,
  'sort' | 'cursor' | 'limit'
>

/**
 * How a list is narrowed by each of its filters. `Wanted` is what the contract declares, so that a filter without a condition here doesn't
 * compile, and neither does a condition of a filter that is declared nowhere.
 */
export type Filters<Wanted> = {
  readonly [Name in keyof Wanted]-?: (
    value: NonNullable<Wanted[Name]>,
  ) => Expression<SqlBool> | readonly Expression<SqlBool>[]
}

/** What rows must satisfy. A filter that is left out, and a list without values, narrows nothing. */
export function toConditions<Wanted extends object>(
  filters: Filters<Wanted>,
  wanted: Wanted,
): Expression<SqlBool>[] {
  const names = Object.keys(filters) as (keyof Wanted)[]
  return names.flatMap((name) => {
    const value = wanted[name]
    return hasFilterValue(value) ? filters[name](value) : []
  })
}

/** Whether a filter narrows anything. */
export const hasFilterValue = <Value>(value: Value): value is NonNullable<Value> =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0)
