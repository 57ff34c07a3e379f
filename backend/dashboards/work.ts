import type { Schemas } from '../call'
import type { DashboardCall } from './dashboard-query'
import { fromCents, fromLitres } from '../db/decimal-columns'

export type WorstCase = Schemas['WorstCase']
type PartialCase = Partial<WorstCase> & Pick<WorstCase, 'id' | 'number'>
type List = Schemas['DashboardList']

type SearchResult<Summary> = {
  items: readonly Summary[]
  total: number | null
}

/**
 * Counts one kind of work with the query of its list, so that the figure and the list always
 * agree.
 * @param list the list and its filters
 * @param find the list's own query, which counts every match; one row is enough
 * @param toWorstCase returns a summary of the first row
 * @param ignored_filters filters that are set but missing in this list
 */
export async function findWork<Code extends string, Target extends List, Summary>(
  code: Code,
  {
    list,
    find,
    toWorstCase,
    ignored_filters = [],
  }: {
    list: Target
    find: (search: Target['search']) => Promise<SearchResult<Summary>>
    toWorstCase: (summary: Summary) => PartialCase | Promise<PartialCase>
    ignored_filters?: Schemas['DashboardFilter'][] | undefined
  },
): Promise<{
  code: Code
  list: Target
  count: number
  worst: WorstCase | null
  ignored_filters: Schemas['DashboardFilter'][]
}> {
  const {
    items: [first],
    total,
  } = await find(list.search)
  if (total === null) throw new Error(`The list of ${list.kind} was not counted.`)
  return {
    code,
    list,
    ignored_filters,
    count: total,
    worst: first
      ? {
          partner: null,
          late_days: null,
          arrives_late_days: null,
          week: null,
          day: null,
          volume_m3: null,
          ...(await toWorstCase(first)),
        }
      : null,
  }
}

/** Returns the given filters that are set, without those that a line supports. */
export const listSetFilters = (
  { query }: DashboardCall,
  known: readonly Schemas['DashboardFilter'][],
  followed: readonly Schemas['DashboardFilter'][] = [],
): Schemas['DashboardFilter'][] =>
  known.filter((name) => !followed.includes(name) && (query[name] ?? []).length > 0)

/** Sums of the documents of one status. */
export type Sums<Status extends string> = {
  status: Status
  count: number | string
  litres: number | string | null
  cents: number | string | null
  /** Number of documents with an amount in euro. */
  in_euro: number | string
}

type Figures = Schemas['StageFigures']

/**
 * Returns sums for every status in order, empty ones too, and for all but drafts, each with a link
 * to its list.
 */
export function groupByStage<Status extends string, List extends Schemas['DashboardList']>(
  statuses: readonly Status[],
  sums: readonly Sums<Status>[],
  createList: (statuses: Status[]) => List,
): { open: Figures & { list: List }; stages: (Figures & { status: Status; list: List })[] } {
  const isOpen = (status: Status) => status !== 'draft'
  return {
    open: {
      list: createList(statuses.filter(isOpen)),
      ...toStageFigures(sums.filter(({ status }) => isOpen(status))),
    },
    stages: statuses.map((status) => ({
      status,
      list: createList([status]),
      ...toStageFigures(sums.filter((each) => each.status === status)),
    })),
  }
}

function toStageFigures(sums: readonly Sums<string>[]): Figures {
  const sum = (getValue: (each: Sums<string>) => number | string | null) =>
    sums.reduce((total, each) => total + Number(getValue(each) ?? 0), 0)
  const count = sum((each) => each.count)
  return {
    count,
    volume_m3: fromLitres(sum(({ litres }) => litres)),
    amount_eur: fromCents(sum(({ cents }) => cents)),
    without_rate: count - sum(({ in_euro }) => in_euro),
  }
}
