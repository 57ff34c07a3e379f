import type { Schemas } from '../call'
import { fromCents, fromLitres } from '../db/decimal-columns'

/** Sums of the documents of one status. */
export interface Sums<Status extends string> {
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
  listOf: (statuses: Status[]) => List,
): { open: Figures & { list: List }; stages: (Figures & { status: Status; list: List })[] } {
  const isOpen = (status: Status) => status !== 'draft'
  return {
    open: {
      list: listOf(statuses.filter(isOpen)),
      ...toStageFigures(sums.filter(({ status }) => isOpen(status))),
    },
    stages: statuses.map((status) => ({
      status,
      list: listOf([status]),
      ...toStageFigures(sums.filter((each) => each.status === status)),
    })),
  }
}

function toStageFigures(sums: readonly Sums<string>[]): Figures {
  const sum = (of: (each: Sums<string>) => number | string | null) =>
    sums.reduce((total, each) => total + Number(of(each) ?? 0), 0)
  const count = sum((each) => each.count)
  return {
    count,
    volume_m3: fromLitres(sum(({ litres }) => litres)),
    amount_eur: fromCents(sum(({ cents }) => cents)),
    without_rate: count - sum(({ in_euro }) => in_euro),
  }
}
