import type { Schemas } from '../call'
import type { DashboardCall } from './board-query'

export type WorstCase = Schemas['WorstCase']
type List = Schemas['DashboardList']

interface SearchResult<Summary> {
  items: readonly Summary[]
  total: number | null
}

/**
 * Counts one kind of work with the query of its list, so that the figure and the list always
 * agree.
 * @param asked the list and its filters
 * @param find the list's own query; one row is enough
 * @param worstOf returns a summary of the first row
 * @param ignored_filters filters that are set but missing in this list
 */
export async function findWork<Code extends string, Asked extends List, Summary>(
  code: Code,
  asked: Asked,
  find: (search: Asked['search']) => Promise<SearchResult<Summary>>,
  worstOf: (summary: Summary) => Partial<WorstCase> & Pick<WorstCase, 'id' | 'number'>,
  ignored_filters: Schemas['BoardFilter'][] = [],
): Promise<{
  code: Code
  list: Asked
  count: number
  worst: WorstCase | null
  ignored_filters: Schemas['BoardFilter'][]
}> {
  const {
    items: [first],
    total,
  } = await find(asked.search)
  return {
    code,
    list: asked,
    ignored_filters,
    count: total ?? 0,
    worst: first
      ? {
          partner: null,
          late_days: null,
          week: null,
          day: null,
          volume_m3: null,
          ...worstOf(first),
        }
      : null,
  }
}

/** Returns the `known` filters that are set, without those that a line supports. */
export const listSetFilters = (
  { query }: DashboardCall,
  known: readonly Schemas['BoardFilter'][],
  followed: readonly Schemas['BoardFilter'][] = [],
): Schemas['BoardFilter'][] =>
  known.filter((name) => !followed.includes(name) && (query[name] ?? []).length > 0)
