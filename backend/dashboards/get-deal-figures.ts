import { sql } from 'kysely'
import { businessDay } from '../business-day'
import type { Handler, Schemas } from '../call'
import { filterDeals } from '../deals/deal-filters'
import { marginSight } from '../deals/rules/scope'
import { deals, dealsOf, periodsOf, type BoardCall, type Period } from './asked'
import { type Count, compared, decimal, now, percent, perM3, type Sum } from './figures'

/** Promised to a client, and not settled yet. */
const OPEN: readonly Schemas['DealStatus'][] = [
  'order_confirmation',
  'confirmed',
  'loading',
  'shipped',
  'delivered',
]
/** What the client has confirmed, and that was not canceled. */
export const SOLD: readonly Schemas['DealStatus'][] = [
  'confirmed',
  'loading',
  'shipped',
  'delivered',
  'completed',
]

export const getDealFigures: Handler<'getDealFigures'> = async (call) => {
  const periods = periodsOf(call)
  const own = dealsOf(call)
  const [open, short, late] = [
    { ...own, status: [...OPEN] },
    { ...own, cover: 'short' as const },
    { ...own, late: 'only' as const },
  ]
  const soldIn = ({ from, to }: Period) => ({
    ...own,
    status: [...SOLD],
    due_from: from,
    due_to: to,
  })
  const [opened, uncovered, overdue, sold] = await Promise.all([
    sumsOf(call, open),
    sumsOf(call, short),
    sumsOf(call, late),
    compared(
      periods,
      (period) => deals(soldIn(period)),
      async (period) => sumsOf(call, soldIn(period)),
      [
        ['sold_m3', 'm3', (sums) => ({ value: decimal(sums.litres, 3), count: sums.count })],
        [
          'sold_eur',
          'eur',
          (sums) => ({
            value: decimal(sums.cents, 2),
            count: sums.count,
            without: sums.count - sums.in_euro,
          }),
        ],
        ...(marginSight(call.person) === 'none'
          ? []
          : ([
              [
                'margin_percent',
                'percent',
                (sums) => ({ value: percent(sums.margin, sums.rated_cents), ...ratedDeals(sums) }),
              ],
              [
                'margin_m3',
                'eur_m3',
                (sums) => ({ value: perM3(sums.margin, sums.rated_litres), ...ratedDeals(sums) }),
              ],
            ] satisfies Parameters<typeof compared<DealSums>>[3])),
      ],
    ),
  ])
  return {
    ...periods,
    figures: [
      now('open_m3', 'm3', deals(open), { value: decimal(opened.litres, 3), count: opened.count }),
      now('open_eur', 'eur', deals(open), {
        value: decimal(opened.cents, 2),
        count: opened.count,
        without: opened.count - opened.in_euro,
      }),
      now('uncovered', 'count', deals(short), {
        value: String(uncovered.count),
        count: uncovered.count,
      }),
      now('late', 'count', deals(late), { value: String(overdue.count), count: overdue.count }),
      ...sold,
    ],
  }
}

type DealSums = Awaited<ReturnType<typeof sumsOf>>

const ratedDeals = ({ count, rated, planned, expected, actual }: DealSums) => ({
  count,
  without: count - rated,
  margin_kinds: { planned, expected, actual },
})

/** Sums of these deals, with the best known margin of those that have one, which are `rated`. */
async function sumsOf(call: BoardCall, search: Schemas['DealsSearch']) {
  const { db, person } = call
  const { sort: _, ...wanted } = search
  const rated = (column: string) =>
    sql<Sum>`sum(case when deals.best_margin_eur_cents is not null then ${sql.ref(column)} end)`
  const row = await filterDeals(
    db
      .selectFrom('deals')
      .select(({ fn }) => [
        fn.countAll<Count>().as('count'),
        fn.sum<Sum>('deals.volume_l').as('litres'),
        fn.sum<Sum>('deals.revenue_eur_cents').as('cents'),
        fn.count<Count>('deals.revenue_eur_cents').as('in_euro'),
        fn.sum<Sum>('deals.best_margin_eur_cents').as('margin'),
        fn.count<Count>('deals.best_margin_eur_cents').as('rated'),
        rated('deals.best_revenue_eur_cents').as('rated_cents'),
        rated('deals.best_volume_l').as('rated_litres'),
        ...(['planned', 'expected', 'actual'] as const).map((kind) =>
          sql<Sum>`sum(case when deals.best_margin_eur_cents is not null and deals.best_margin_kind = ${kind} then 1 end)`.as(
            kind,
          ),
        ),
      ]),
    person,
    wanted,
    businessDay(call),
  ).executeTakeFirstOrThrow()
  return numbers(row)
}

/** Sums of nothing are nought. */
export const numbers = <Name extends string>(row: Record<Name, Sum>) =>
  Object.fromEntries(
    Object.entries<Sum>(row).map(([name, value]) => [name, Number(value ?? 0)]),
  ) as Record<Name, number>
