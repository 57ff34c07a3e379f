import type { Schemas } from '../call'
import type { DashboardCall } from './board-query'

export type WorstCase = Schemas['WorstCase']
type List = Schemas['DashboardList']

interface SearchResult<Summary> {
  items: readonly Summary[]
  total: number | null
}

/**
 * One kind of work as its list finds it, so that a figure and the list that it opens are never two answers.
 * @param asked of which list, narrowed to what
 * @param find finds with the list's own call; one row is enough
 * @param toWorstDeal what is told of the row that comes first
 * @param ignored_filters filters that are set and that this list does not have
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

/** The filters among `known` that are set, but for those that a line follows. */
export const listSetFilters = (
  { query }: DashboardCall,
  known: readonly Schemas['BoardFilter'][],
  followed: readonly Schemas['BoardFilter'][] = [],
): Schemas['BoardFilter'][] =>
  known.filter((name) => !followed.includes(name) && (query[name] ?? []).length > 0)
