import type { Schemas } from '../call'
import { fromCents, fromLitres } from '../db/decimal-columns'

/** What the documents of one status come to. */
export interface Sums<Status extends string> {
  status: Status
  count: number
  litres: number | null
  cents: number | null
  /** How many have an amount in euro. */
  in_euro: number
}

type Figures = Schemas['StageFigures']

/** Every status in its order, those too in which there is nothing, and what all but drafts come to. */
export function stagesOf<Status extends string, Search>(
  statuses: readonly Status[],
  sums: readonly Sums<Status>[],
  searchOf: (status: Status) => Search,
): { open: Figures; stages: (Figures & { status: Status; search: Search })[] } {
  const byStatus = new Map(sums.map((each) => [each.status, each]))
  const open = sums.filter(({ status }) => status !== 'draft')
  const sum = (of: (each: Sums<Status>) => number | null) => open.reduce((total, each) => total + (of(each) ?? 0), 0)
  return {
    open: figures({ count: sum(({ count }) => count), litres: sum(({ litres }) => litres), cents: sum(({ cents }) => cents), in_euro: sum(({ in_euro }) => in_euro) }),
    stages: statuses.map((status) => ({ status, search: searchOf(status), ...figures(byStatus.get(status) ?? { count: 0, litres: 0, cents: 0, in_euro: 0 }) })),
  }
}

const figures = ({ count, litres, cents, in_euro }: Omit<Sums<string>, 'status'>): Figures => ({
  count,
  volume_m3: fromLitres(litres ?? 0),
  amount_eur: fromCents(cents ?? 0),
  without_rate: count - in_euro,
})
