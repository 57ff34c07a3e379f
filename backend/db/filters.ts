import type { Expression, SqlBool } from 'kysely'
import type { OperationId } from '@contract/operations'
import type { RequestQuery } from '../call'

/** Filters of a list in the contract. */
export type ListFilterValues<Id extends OperationId> = Omit<
  NonNullable<RequestQuery<Id>>,
  'sort' | 'cursor' | 'limit'
>

/**
 * A condition for each filter of a list. A filter of the contract without a condition doesn't
 * compile, nor does a condition without a filter.
 */
export type Filters<Wanted> = {
  readonly [Name in keyof Wanted]-?: (
    value: NonNullable<Wanted[Name]>,
  ) => Expression<SqlBool> | readonly Expression<SqlBool>[]
}

/**
 * Returns the conditions of the filters that are set. An omitted filter or an empty list adds
 * none.
 */
export function toConditions<Wanted extends object>(
  filters: Filters<Wanted>,
  values: Wanted,
): Expression<SqlBool>[] {
  const names = Object.keys(filters) as (keyof Wanted)[]
  return names.flatMap((name) => {
    const value = values[name]
    return hasFilterValue(value) ? filters[name](value) : []
  })
}

/** True if a filter is set. */
export const hasFilterValue = <Value>(value: Value): value is NonNullable<Value> =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0)
