import type { Schemas } from '../call'
import { fromCents, fromLitres } from '../db/decimal-columns'

/** What the documents of one status come to. */
export interface Sums<Status extends string> {
  status: Status
  count: number | string
  litres: number | string | null
  cents: number | string | null
  /** How many have an amount in euro. */
  in_euro: number | string
}

type Figures = Schemas['StageFigures']

/** Every status in its order, those too in which there is nothing, and what all but drafts come to; each with the list that holds them. */
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
